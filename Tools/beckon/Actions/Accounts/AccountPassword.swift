import CommandLineSurface

/// The password of an account, from a file or from the person at the terminal.
enum AccountPassword {
  /// - Parameters:
  ///   - path: "-" for standard input; nil asks at the terminal.
  ///   - account: Whose password it is, as the question says.
  static func asked(from path: String?, for account: String) throws -> String {
    let prompt = SecretPrompt(noun: "password", advice: "add --password-file FILE (- is standard input)")
    return try path.map(prompt.secret(inFile:)) ?? prompt.ask("Password for \(account)")
  }
}
