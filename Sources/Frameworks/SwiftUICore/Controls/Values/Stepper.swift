/// A number that a person counts up and down.
public struct Stepper<Label: View> {
  let label: Label
  let counter: any StepperCounter
  let onEditingChanged: (Bool) -> Void

  init(_ label: Label, _ counter: any StepperCounter, _ onEditingChanged: @escaping (Bool) -> Void) {
    self.label = label
    self.counter = counter
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a counter of two actions; nil can't be done.
  @preconcurrency
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), ActionCounter(increment: onIncrement, decrement: onDecrement), onEditingChanged)
  }

  /// Creates a counter of a value.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), ValueCounter(value: value, bounds: nil, step: step), onEditingChanged)
  }

  /// Creates a counter of a value within bounds.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), ValueCounter(value: value, bounds: bounds, step: step), onEditingChanged)
  }

  /// Creates a counter of a value, which is shown as a style writes it.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryInteger, F.FormatOutput == String {
    self.init(label(), ValueCounter(value: value, bounds: nil, step: step, format), onEditingChanged)
  }

  /// Creates a counter of a value, which is shown as a style writes it.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label(), ValueCounter(value: value, bounds: nil, step: step, format), onEditingChanged)
  }

  /// Creates a counter of a value within bounds, which is shown as a style writes it.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(label(), ValueCounter(value: value, bounds: bounds, step: step, format), onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Creates a counter of two actions with a title that is looked up; nil can't be done.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), ActionCounter(increment: onIncrement, decrement: onDecrement), onEditingChanged)
  }
  /// Creates a counter of two actions with a title that is shown as it is; nil can't be done.
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), ActionCounter(increment: onIncrement, decrement: onDecrement), onEditingChanged)
  }

  /// Creates a counter of a value with a title that is looked up.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), ValueCounter(value: value, bounds: nil, step: step), onEditingChanged)
  }
  /// Creates a counter of a value with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), ValueCounter(value: value, bounds: nil, step: step), onEditingChanged)
  }

  /// Creates a counter of a value within bounds with a title that is looked up.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), ValueCounter(value: value, bounds: bounds, step: step), onEditingChanged)
  }
  /// Creates a counter of a value within bounds with a localized title.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleResource), ValueCounter(value: value, bounds: bounds, step: step), onEditingChanged)
  }
  /// Creates a counter of a value within bounds with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), ValueCounter(value: value, bounds: bounds, step: step), onEditingChanged)
  }

  /// Creates a counter of a value within bounds, which is shown as a style writes it, with a title that is
  /// looked up.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      Text(titleKey), ValueCounter(value: value, bounds: bounds, step: step, format), onEditingChanged)
  }
}

extension Stepper: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension Stepper: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let (counter, onEditingChanged) = (counter, onEditingChanged)
    let draft = context.emit(
      .stepper,
      handlers: [.step { counter.move(up: $0) }, .editing { onEditingChanged($0) }])
    if !counter.canMove(up: true) || !counter.canMove(up: false) {
      draft.modifiers.insert(
        .stepperLimits(canIncrement: counter.canMove(up: true), canDecrement: counter.canMove(up: false)),
        at: 0)
    }
    if let text = counter.text(in: context.environment.locale) {
      draft.modifiers.insert(.accessibility(.value(text)), at: 0)
    }
    context.add(label, to: draft, as: .content)
  }
}

/// The value that a stepper counts up and down. Only used on the main actor.
protocol StepperCounter {
  @MainActor func canMove(up: Bool) -> Bool
  @MainActor func move(up: Bool)
  /// The value as a person reads it, where the stepper knows how.
  @MainActor func text(in locale: Locale) -> String?
}

private struct ActionCounter: StepperCounter {
  let increment: (@MainActor () -> Void)?
  let decrement: (@MainActor () -> Void)?

  func canMove(up: Bool) -> Bool { (up ? increment : decrement) != nil }
  func move(up: Bool) { up ? increment?() : decrement?() }
  func text(in locale: Locale) -> String? { nil }
}

private struct ValueCounter<V: Strideable>: StepperCounter {
  let value: Binding<V>
  let bounds: ClosedRange<V>?
  let step: V.Stride
  let write: ((V, Locale) -> String)?

  init(value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride) {
    self.value = value
    self.bounds = bounds
    self.step = step
    write = nil
  }

  init<F: FormatStyle>(value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride, _ format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.value = value
    self.bounds = bounds
    self.step = step
    write = { format.locale($1).format($0) }
  }

  func canMove(up: Bool) -> Bool {
    guard let bounds else { return true }
    return up == (step > 0) ? value.wrappedValue < bounds.upperBound : value.wrappedValue > bounds.lowerBound
  }

  func move(up: Bool) {
    let old = value.wrappedValue
    let next: V
    if let bounds {
      // Counted by the distance to the bound, so that the type's own limits aren't passed on the way.
      let bound = up == (step > 0) ? bounds.upperBound : bounds.lowerBound
      let stride = up ? step : 0 - step
      let room = old.distance(to: bound)
      let reaches = stride > 0 ? room <= stride : room >= stride
      next = reaches ? bound : old.advanced(by: stride)
    } else {
      next = old.advanced(by: up ? step : 0 - step)
    }
    value.wrappedValue = next
  }

  func text(in locale: Locale) -> String? { write?(value.wrappedValue, locale) }
}
