/// What is said or shown to a person while an intent runs or when it is done.
public struct IntentDialog: ExpressibleByStringInterpolation, Hashable, Sendable {
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// All of it, for those who only hear it.
  package let full: LocalizedStringResource

  /// What is left to say for those who see the result besides, or nil where `full` fits both.
  package let supporting: LocalizedStringResource?

  /// The symbol that goes with it.
  package let systemImageName: String?

  /// Makes a dialog that fits every situation.
  public init(_ dialog: LocalizedStringResource) {
    self.init(full: dialog, supporting: nil, systemImageName: nil)
  }

  /// Makes a dialog with one text for those who only hear it and a shorter one beside a picture of the result.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.init(full: full, supporting: supporting, systemImageName: nil)
  }

  /// Makes a dialog with a symbol.
  public init(full: LocalizedStringResource, systemImageName: String?) {
    self.init(full: full, supporting: nil, systemImageName: systemImageName)
  }

  /// Makes a dialog with a symbol and a shorter text beside a picture of the result.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource?, systemImageName: String?) {
    self.full = full
    self.supporting = supporting
    self.systemImageName = systemImageName
  }

  public init(stringLiteral value: StringLiteralType) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
