declare module "*.rules" {
  const text: string;
  export default text;
}
