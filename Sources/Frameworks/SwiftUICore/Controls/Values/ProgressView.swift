/// A view of how far work has come.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  enum Amount {
    case unknown
    case fraction(Double)
    case span(ClosedRange<Date>, countsDown: Bool)
  }

  let amount: Amount
  let label: Label
  let current: CurrentValueLabel

  init(_ amount: Amount, _ label: Label, _ current: CurrentValueLabel) {
    self.amount = amount
    self.label = label
    self.current = current
  }

  init<V: BinaryFloatingPoint>(_ value: V?, of total: V, _ label: Label, _ current: CurrentValueLabel) {
    // What isn't a number between 0 and 1 says nothing of how far the work is.
    let fraction = value.map { Double($0 / total) }.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
    self.init(fraction.map { .fraction($0) } ?? .unknown, label, current)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view of work whose end isn't known.
  public nonisolated init() where Label == EmptyView { self.init(.unknown, EmptyView(), EmptyView()) }

  /// Creates a view of work whose end isn't known, with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) { self.init(.unknown, label(), EmptyView()) }

  /// Creates a view of work whose end isn't known, with a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.unknown, Text(titleKey), EmptyView())
  }
  /// Creates a view of work whose end isn't known, with a localized title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(.unknown, Text(titleResource), EmptyView())
  }
  /// Creates a view of work whose end isn't known, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.unknown, Text(title), EmptyView())
  }

  /// A share of the whole; nil isn't known.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(value, of: total, EmptyView(), EmptyView())
  }
  /// A share of the whole, with a label; nil isn't known.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  {
    self.init(value, of: total, label(), EmptyView())
  }
  /// A share of the whole, with a title that is looked up; nil isn't known.
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value, of: total, Text(titleKey), EmptyView())
  }
  /// A share of the whole, with a title that is shown as it is; nil isn't known.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value, of: total, Text(title), EmptyView())
  }
}

extension ProgressView {
  /// A share of the whole, with labels of what it is and how far it has come; nil isn't known.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, of: total, label(), currentValueLabel())
  }

  /// Creates a view of work that Foundation counts, as it is when the view is evaluated; changes alone
  /// bring no new evaluation.
  public nonisolated init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      progress.isIndeterminate ? .unknown : .fraction(min(max(progress.fractionCompleted, 0), 1)),
      EmptyView(),
      EmptyView())
  }

  /// A span of time that passes, with labels of what it is and how far it has come.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(.span(timerInterval, countsDown: countsDown), label(), currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// A span of time that passes, with a label.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      .span(timerInterval, countsDown: countsDown), label(),
      DefaultDateProgressLabel(span: timerInterval, countsDown: countsDown))
  }

  /// A span of time that passes.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// A label that shows, as a clock, how much of a span of time has passed.
public struct DefaultDateProgressLabel {
  let span: ClosedRange<Date>
  let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
  public var body: some View { Text(timerInterval: span, countsDown: countsDown) }
}

extension ProgressView: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension ProgressView: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let fraction = fraction(at: context.environment.now)
    if let style = context.environment.progressViewStyle {
      var inner = context.environment
      inner.progressViewStyle = nil
      let configuration = ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: Label.self == EmptyView.self ? nil : .init(view: label),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(view: current))
      return context.pass(style.erasedBody(configuration), as: .content, environment: inner)
    }
    let draft = context.emit(.progress(fraction: fraction))
    if case .span(let span, let countsDown) = amount {
      draft.modifiers.insert(.liveProgress(span, countsDown: countsDown), at: 0)
    }
    context.add(label, to: draft, as: .part(.label), role: .label)
    context.add(current, to: draft, as: .part(.value), role: .value)
  }

  private func fraction(at now: Date) -> Double? {
    switch amount {
    case .unknown: return nil
    case .fraction(let fraction): return fraction
    case .span(let span, let countsDown):
      let whole = span.upperBound.timeIntervalSince(span.lowerBound)
      let passed = whole <= 0 ? 1 : min(max(now.timeIntervalSince(span.lowerBound) / whole, 0), 1)
      return countsDown ? 1 - passed : passed
    }
  }
}
