import TextAnalysis

/// A one-time code to copy.
public struct CodeValues: ActionContent {
  public var code: OneTimeCodeValue

  public init(_ code: OneTimeCodeValue) { self.code = code }

  public static let kind = ActionKind.copyCode
  public static let symbol = "doc.on.doc"
  public static let titleForms: [String: Set<String>] = ["code": ["code", "service"]]

  public var fields: [ActionField?] {
    [ActionField("code", code.code), ActionField("service", code.service)]
  }
  public var key: String { code.code }

  public func title(_ format: TitleFormat) -> TitleText {
    TitleText("code", ["code": code.code, "service": code.service])
  }
}

extension ActionKind {
  public static let copyCode = ActionKind("copy_code")
}

extension SuggestedAction.Values {
  public static func copyCode(_ code: OneTimeCodeValue) -> Self { Self(CodeValues(code)) }
}
