import SwiftUICore

/// The form of a control: a button or a switch.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  /// What it consists of; `Never` for the ready-made ones.
  associatedtype Body: ControlWidgetTemplate

  /// What it consists of.
  @ControlWidgetTemplateBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

/// A form that describes itself instead of consisting of another.
@MainActor
package protocol DescribedControlTemplate: ControlWidgetTemplate where Body == Never {
  /// All of it, without its types; nil when there is nothing.
  var described: ControlContent? { get }
}

extension ControlWidgetTemplate where Body == Never {
  /// Never called: what has no body describes itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body; a surface shows it itself") }
}

extension ControlWidgetTemplate {
  /// All of it, without its types; nil when there is nothing.
  @MainActor package var controlContent: ControlContent? {
    if let known = self as? any DescribedControlTemplate { return known.described }
    return body.controlContent
  }
}

/// Takes the one form of a control, after any other statements.
@resultBuilder
public struct ControlWidgetTemplateBuilder {
  /// Takes a form.
  public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
  /// The one form.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

/// The form of no control.
@MainActor @preconcurrency
public struct EmptyControlWidgetTemplate: DescribedControlTemplate {
  public typealias Body = Never
  package var described: ControlContent? { nil }

  /// Makes the form.
  public init() {}
}

/// A form with something changed.
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
  /// Sets the colour of the control. Of several the outermost counts.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    _ModifiedControlTemplate(content: self) { $0.tint = tint }
  }

  /// Says whether the control can't be pressed. Once it can't, a further call doesn't change that.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    _ModifiedControlTemplate(content: self) { $0.isDisabled = $0.isDisabled || disabled }
  }
}
