/// The way in which a row takes room, where it isn't the usual one.
package enum StackFlow: Hashable, Sendable {
  /// A row that wraps into as many rows as its views need.
  case wraps
  /// A row that takes no room: it is drawn over the views around it, and makes no gap.
  case floats
}

package enum StackFlowKey: NodeAttributeKey {
  package typealias Value = StackFlow
}

nonisolated extension View {
  /// Sets the way in which the row takes room.
  package func stackFlow(_ flow: StackFlow) -> some View { nodeAttribute(StackFlowKey.self, flow) }
}
