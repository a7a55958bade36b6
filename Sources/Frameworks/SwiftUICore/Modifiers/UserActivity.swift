/// The key of the activity that a person pursues while a view is shown.
package enum UserActivityKey: NodeAttributeKey {
  package struct Value: Sendable {
    package let activityType: String
    package let isActive: Bool
    /// Brings the activity up to date before somebody reads it.
    package let update: @MainActor @Sendable (NSUserActivity) -> Void
  }
}

/// The key of the action that runs when an activity is continued in a view.
package enum ContinueUserActivityKey: NodeAttributeKey {
  package struct Value: Sendable {
    package let activityType: String
    package let perform: @MainActor @Sendable (NSUserActivity) -> Void
  }
}

/// The key of the events from outside that a view's window takes.
package enum ExternalEventsKey: NodeAttributeKey {
  package struct Value: Hashable, Sendable {
    package let preferring: Set<String>
    package let allowing: Set<String>
  }
}

nonisolated extension View {
  /// Declares the activity that a person pursues while this view is shown.
  ///
  /// - Parameters:
  ///   - activityType: The kind of activity, in reverse-DNS form.
  ///   - isActive: Whether it is done at present.
  ///   - update: Fills the activity in, on the main actor, before it is read.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping @MainActor (NSUserActivity) -> Void
  ) -> some View {
    nodeAttribute(
      UserActivityKey.self, .init(activityType: activityType, isActive: isActive, update: update))
  }

  /// Declares the activity that a person pursues with an element while this view is shown; none when there
  /// is no element.
  ///
  /// - Parameters:
  ///   - activityType: The kind of activity, in reverse-DNS form.
  ///   - element: What it is done with.
  ///   - update: Fills the activity in, on the main actor, before it is read.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping @MainActor (P, NSUserActivity) -> Void
  ) -> some View {
    // Views are evaluated on the main actor, and the closure is only called there.
    nonisolated(unsafe) let element = element
    return nodeAttribute(
      UserActivityKey.self,
      .init(activityType: activityType, isActive: element != nil) { activity in
        if let element { update(element, activity) }
      })
  }

  /// Sets the action to run when an activity is continued in this view.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping @MainActor (NSUserActivity) -> Void
  ) -> some View {
    nodeAttribute(ContinueUserActivityKey.self, .init(activityType: activityType, perform: action))
  }

  /// Sets which events from outside the window of this view takes: a link, an intent.
  ///
  /// - Parameters:
  ///   - preferring: What it takes before other windows do; a part of the event's identifier, or "*".
  ///   - allowing: What it takes where no other window prefers it.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    nodeAttribute(ExternalEventsKey.self, .init(preferring: preferring, allowing: allowing))
  }
}
