import TextAnalysis

/// A one-time code to copy.
public struct CodeValues: ActionContent {
  /// The code, with its service where known.
  public var code: OneTimeCodeValue

  /// Creates the values for a code.
  public init(_ code: OneTimeCodeValue) { self.code = code }

  /// The kind of the action: copying a one-time code.
  public static let kind = ActionKind.copyCode
  /// The name of the system symbol on the button.
  public static let symbol = "doc.on.doc"
  /// The forms of the title, each with the values that it may hold.
  public static let titleForms: [String: Set<String>] = ["code": ["code", "service"]]

  /// The known values in reading order, for files and the command line.
  public var fields: [ActionField?] {
    [ActionField("code", code.code), ActionField("service", code.service)]
  }
  /// The code itself.
  public var key: String { code.code }

  /// Returns the form of the title and its values, as the format writes them.
  public func title(_ format: TitleFormat) -> TitleText {
    TitleText("code", ["code": code.code, "service": code.service])
  }
}

extension ActionKind {
  /// The kind of action for copying a one-time code.
  public static let copyCode = ActionKind("copy_code")
}

extension SuggestedAction.Values {
  /// Returns the values of an action for copying a one-time code.
  public static func copyCode(_ code: OneTimeCodeValue) -> Self { Self(CodeValues(code)) }
}
