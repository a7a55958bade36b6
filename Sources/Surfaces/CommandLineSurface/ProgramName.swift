/// The name of a program: that of its file, whatever that is.
package enum ProgramName {
  /// The name under which the running program was started.
  package static var running: String { of(CommandLine.arguments) }

  /// The name that the arguments of a program begin with; who starts one may leave it out.
  static func of(_ arguments: [String]) -> String {
    let name = arguments.first?.split(separator: "/").last.map(String.init) ?? ""
    return name.isEmpty ? "program" : name
  }
}
