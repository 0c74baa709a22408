import { Link, type LinkProps } from "react-router";
import { useAddressHere } from "~/session/address-here";

type LinkHereProps = Omit<LinkProps, "to"> & { to: string };

/** A link to a page of the product; its words alone where no page is reached from this host. */
export function LinkHere({ to, children, ...props }: LinkHereProps) {
  const { addressHere } = useAddressHere();
  const address = addressHere(to);
  if (address === null) {
    const { className, "aria-label": label } = props;
    return label ? (
      <span role="img" aria-label={label} className={className}>
        {children}
      </span>
    ) : (
      <span className={className}>{children}</span>
    );
  }
  return (
    <Link {...props} to={address}>
      {children}
    </Link>
  );
}
