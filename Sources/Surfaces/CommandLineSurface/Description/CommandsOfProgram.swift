/// The commands that a module adds to every program that links it, beside what the program itself does. A program whose
/// help names them finds the conforming type; nothing is registered.
@_alwaysEmitConformanceMetadata
package protocol CommandsOfProgram: SendableMetatype {
  /// The word that leads to the commands, as the first argument.
  static var word: String { get }
  /// One line that says what they do, without a final full stop.
  static var abstract: String { get }
}
