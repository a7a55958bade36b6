/// The key of whether a node may come some time after the nodes beside it, as results that are computed
/// from a text do.
///
/// A surface keeps what a person reads where it is: it may hold such a node back as long as it would push
/// that away.
package enum LateArrivalKey: NodeAttributeKey {
  package typealias Value = Bool
}
