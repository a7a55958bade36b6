/// Feedback that is felt or heard.
public struct SensoryFeedback: Equatable, Sendable {
  package let name: String
  /// The weight of the object whose impact is felt.
  public struct Weight: Equatable, Sendable {
    let name: String
    /// A light object.
    public static let light = Weight(name: "light")
    /// An object of medium weight.
    public static let medium = Weight(name: "medium")
    /// A heavy object.
    public static let heavy = Weight(name: "heavy")
  }
  /// The flexibility of the object whose impact is felt.
  public struct Flexibility: Equatable, Sendable {
    let name: String
    /// A rigid object.
    public static let rigid = Flexibility(name: "rigid")
    /// A solid object.
    public static let solid = Flexibility(name: "solid")
    /// A soft object.
    public static let soft = Flexibility(name: "soft")
  }
  /// A task succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// A task needs a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task failed.
  public static let error = SensoryFeedback(name: "error")
  /// The selection changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value rose over a threshold.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value fell under a threshold.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity started.
  public static let start = SensoryFeedback(name: "start")
  /// An activity stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged thing came into line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A value moved from one level to another.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A drawn path was completed.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// Things collided.
  public static let impact = SensoryFeedback(name: "impact")
  /// Returns the feedback of a touch.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight.name)")
  }
  /// Returns the feedback of a touch.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility.name)")
  }
}

nonisolated extension View {
  /// Lets something be felt or heard when a value changes.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    sensoryFeedback(feedback, trigger: trigger) { _, _ in true }
  }

  /// Lets something be felt or heard when a value changes in a certain way.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    ChangeCounter(value: trigger, counts: condition) { count in
      note(.sensoryFeedback(name: feedback.name, count: count))
    }
  }

  /// Lets something be felt or heard when a value changes, as the change asks for.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    ChosenFeedback(content: self, trigger: trigger, feedback: feedback)
  }
}

private struct ChosenFeedback<Content: View, Trigger: Equatable> {
  let content: Content
  let trigger: Trigger
  let feedback: (Trigger, Trigger) -> SensoryFeedback?
  @State private var last = ""
  @State private var count = 0
}

extension ChosenFeedback: View {
  var body: some View {
    content.note(.sensoryFeedback(name: last, count: count)).onChange(of: trigger) { old, new in
      guard let chosen = feedback(old, new) else { return }
      last = chosen.name
      count += 1
    }
  }
}
