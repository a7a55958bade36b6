/// What a button or a switch of a view runs when it is used: the payload of its handler.
package struct IntentAction: Sendable {
  package let intent: any AppIntent

  package init(_ intent: any AppIntent) { self.intent = intent }
}
