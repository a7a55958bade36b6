/// Something that is felt or heard.
public struct SensoryFeedback: Equatable, Sendable {
  package let name: String
  /// The weight of the object whose impact is felt.
  public struct Weight: Equatable, Sendable {
    let name: String
    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }
  /// The flexibility of the object whose impact is felt.
  public struct Flexibility: Equatable, Sendable {
    let name: String
    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  public static let impact = SensoryFeedback(name: "impact")
  /// A touch.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight.name)")
  }
  /// A touch.
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
