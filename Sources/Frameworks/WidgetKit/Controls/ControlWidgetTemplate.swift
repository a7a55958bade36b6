import SwiftUICore

/// The form of a control: a button or a toggle.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  /// The type of the body; `Never` for ready-made templates.
  associatedtype Body: ControlWidgetTemplate

  /// The template that this one consists of.
  @ControlWidgetTemplateBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

/// A template that describes itself instead of consisting of another.
@MainActor
package protocol DescribedControlTemplate: ControlWidgetTemplate where Body == Never {
  /// The content of the control, or nil if there is none.
  var described: ControlContent? { get }
}

extension ControlWidgetTemplate where Body == Never {
  /// Never called: a template without a body describes itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body; a surface shows it itself") }
}

extension ControlWidgetTemplate {
  /// The content of the control, or nil if there is none.
  @MainActor package var controlContent: ControlContent? {
    if let known = self as? any DescribedControlTemplate { return known.described }
    return body.controlContent
  }
}

/// A result builder for the template of a control, which may follow other statements.
@resultBuilder
public struct ControlWidgetTemplateBuilder {
  /// Returns the template itself.
  public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
  /// Returns the only template.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

/// A template without a control.
@MainActor @preconcurrency
public struct EmptyControlWidgetTemplate: DescribedControlTemplate {
  public typealias Body = Never
  package var described: ControlContent? { nil }

  /// Creates the template.
  public init() {}
}

/// A template with a modification.
@MainActor @preconcurrency
public struct _ModifiedControlTemplate<Content: ControlWidgetTemplate>: DescribedControlTemplate {
  public typealias Body = Never
  let content: Content
  let change: @MainActor (inout ControlContent) -> Void

  package var described: ControlContent? {
    guard var description = content.controlContent else { return nil }
    change(&description)
    return description
  }
}

extension ControlWidgetTemplate {
  /// Sets the colour of the control. Of several modifiers the outermost applies.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    _ModifiedControlTemplate(content: self) { $0.tint = tint }
  }

  /// Sets whether the control is disabled. Once disabled, an outer modifier can't enable it.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    _ModifiedControlTemplate(content: self) { $0.isDisabled = $0.isDisabled || disabled }
  }
}
