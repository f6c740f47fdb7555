// Stands in for style sheets in tests of components.
export default {};
