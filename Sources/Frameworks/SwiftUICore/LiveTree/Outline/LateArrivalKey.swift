/// Whether a node may come some time after what it stands beside, as what is worked out from a text does.
///
/// A surface keeps what a person reads where it is: it may hold such a node back as long as it would push that away.
package enum LateArrivalKey: NodeAttributeKey {
  package typealias Value = Bool
}
