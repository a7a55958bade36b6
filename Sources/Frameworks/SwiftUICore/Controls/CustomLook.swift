/// The mark of a control that an app's own style shows: a surface adds no look of its own.
package enum CustomLookKey: NodeAttributeKey {
  package typealias Value = Bool
}
