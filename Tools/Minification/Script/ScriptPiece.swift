/// A token of the output, or what stands in its place.
struct ScriptPiece {
  enum Kind {
    /// A token as it is.
    case token(ScriptToken)
    /// The name of a variable.
    case name(Occurrence)
    /// The name of a variable that is the name of a property too: `{name}`.
    case shorthand(Occurrence)
    /// The end of a statement, whether or not the source has a semicolon there. What is printed is a semicolon, and
    /// nothing before a bracket.
    case terminator
    /// The short name of a class of the style sheets. What is printed is a string, or a part of the template
    /// literal around it.
    case styleClass(String)
    /// Something else, such as the comma between statements that were joined.
    case text(String)
    case nothing
  }

  var kind: Kind
}
