/// A text that is spoken or shown to a person during or after a run.
public struct IntentDialog: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The builder for string interpolations of this type.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// The complete text, for people who only hear it.
  package let full: LocalizedStringResource

  /// The shorter text for people who also see the result, or nil if `full` suits both.
  package let supporting: LocalizedStringResource?

  /// The system symbol shown with the text.
  package let systemImageName: String?

  /// Creates a dialog with one text for all situations.
  public init(_ dialog: LocalizedStringResource) {
    self.init(full: dialog, supporting: nil, systemImageName: nil)
  }

  /// Creates a dialog with a complete text to be spoken and a shorter one to accompany a visual result.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.init(full: full, supporting: supporting, systemImageName: nil)
  }

  /// Creates a dialog with a symbol.
  public init(full: LocalizedStringResource, systemImageName: String?) {
    self.init(full: full, supporting: nil, systemImageName: systemImageName)
  }

  /// Creates a dialog with a symbol and a shorter text to accompany a visual result.
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
