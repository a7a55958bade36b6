/// A number that a person sets along a line.
public struct Slider<Label: View, ValueLabel: View> {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, _ label: Label, _ minimum: ValueLabel,
    _ maximum: ValueLabel
  ) {
    self.value = Binding(unchecked: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a line with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a line.
  public nonisolated init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1)
  where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView())
  }

  /// Makes a line of steps.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), EmptyView(), EmptyView(), EmptyView())
  }
}

extension Slider: View {
  public typealias Body = Never
  /// Never called; see ``View``.
  public var body: Never { noBody }
}

extension Slider: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let (value, bounds) = (value, bounds)
    let draft = context.emit(
      .slider(
        value: value.wrappedValue, minimum: bounds.lowerBound, maximum: bounds.upperBound, step: step),
      handlers: [.setNumber { value.wrappedValue = min(max($0, bounds.lowerBound), bounds.upperBound) }])
    context.add(label, to: draft, as: .part(.label), role: .label)
    context.add(minimum, to: draft, as: .part(.header), role: .minimumLabel)
    context.add(maximum, to: draft, as: .part(.footer), role: .maximumLabel)
  }
}

/// A number that a person counts up and down.
public struct Stepper<Label: View> {
  let label: Label
  let increment: (@MainActor () -> Void)?
  let decrement: (@MainActor () -> Void)?

  /// Makes a counter of two actions; nil can't be done.
  @preconcurrency
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
  }
}

extension Stepper {
  /// Makes a counter of a value.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let counter = Counter(value: value, bounds: nil, step: step)
    self.init(label: label, onIncrement: { counter.move(1) }, onDecrement: { counter.move(-1) })
  }
  /// Makes a counter of a value within bounds.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let counter = Counter(value: value, bounds: bounds, step: step)
    self.init(label: label, onIncrement: { counter.move(1) }, onDecrement: { counter.move(-1) })
  }
}

extension Stepper where Label == Text {
  /// Makes a counter of a value with a title that is looked up.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) })
  }
  /// Makes a counter of a value within bounds with a title that is looked up.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) })
  }
}

extension Stepper: View {
  public typealias Body = Never
  /// Never called; see ``View``.
  public var body: Never { noBody }
}

extension Stepper: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let (increment, decrement) = (increment, decrement)
    context.emit(.stepper, handlers: [.step { $0 ? increment?() : decrement?() }], child: label)
  }
}

/// A value that is counted. Only used on the main actor, where it is made part of a view.
///
/// Sendable, because a stepper's closures, which alone hold it, run on the main actor.
private struct Counter<V: Strideable>: @unchecked Sendable {
  let value: Binding<V>
  let bounds: ClosedRange<V>?
  let step: V.Stride

  @MainActor func move(_ direction: Int) {
    var next = value.wrappedValue.advanced(by: direction > 0 ? step : 0 - step)
    if let bounds { next = min(max(next, bounds.lowerBound), bounds.upperBound) }
    value.wrappedValue = next
  }
}

/// How far work has come.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let fraction: Double?
  let label: Label
  let current: CurrentValueLabel

  init(fraction: Double?, label: Label, current: CurrentValueLabel) {
    // What isn't a number between 0 and 1 says nothing of how far the work is.
    self.fraction = fraction.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
    self.label = label
    self.current = current
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Work whose end isn't known.
  public nonisolated init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), current: EmptyView())
  }
  /// Work whose end isn't known, with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), current: EmptyView())
  }
  /// Work whose end isn't known, with a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), current: EmptyView())
  }
  /// Work whose end isn't known, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), current: EmptyView())
  }
  /// A share of the whole; nil isn't known.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: value.map { Double($0 / total) }, label: EmptyView(), current: EmptyView())
  }
  /// A share of the whole, with a label; nil isn't known.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  {
    self.init(fraction: value.map { Double($0 / total) }, label: label(), current: EmptyView())
  }
  /// A share of the whole, with a title that is looked up; nil isn't known.
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(fraction: value.map { Double($0 / total) }, label: Text(titleKey), current: EmptyView())
  }
}

extension ProgressView {
  /// A share of the whole, with labels of what it is and how far it has come; nil isn't known.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: value.map { Double($0 / total) }, label: label(), current: currentValueLabel())
  }
}

extension ProgressView: View {
  public typealias Body = Never
  /// Never called; see ``View``.
  public var body: Never { noBody }
}

extension ProgressView: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let draft = context.emit(.progress(fraction: fraction))
    context.add(label, to: draft, as: .part(.label), role: .label)
    context.add(current, to: draft, as: .part(.value), role: .value)
  }
}

/// A value in a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View> {
  let fraction: Double
  let label: Label
  let current: CurrentValueLabel
  let minimum: BoundsLabel
  let maximum: BoundsLabel

  /// Makes a gauge with labels of what it is, the value and the bounds.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    let whole = bounds.upperBound - bounds.lowerBound
    let share = whole == 0 ? 0 : Double((value - bounds.lowerBound) / whole)
    fraction = share.isFinite ? min(max(share, 0), 1) : 0
    self.label = label()
    current = currentValueLabel()
    minimum = minimumValueLabel()
    maximum = maximumValueLabel()
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Makes a gauge with labels of what it is and the value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// Makes a gauge with a label of what it is.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
  }
}

extension Gauge: View {
  public typealias Body = Never
  /// Never called; see ``View``.
  public var body: Never { noBody }
}

extension Gauge: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let draft = context.emit(.gauge(fraction: fraction))
    context.add(label, to: draft, as: .part(.label), role: .label)
    context.add(current, to: draft, as: .part(.value), role: .value)
    context.add(minimum, to: draft, as: .part(.header), role: .minimumLabel)
    context.add(maximum, to: draft, as: .part(.footer), role: .maximumLabel)
  }
}
