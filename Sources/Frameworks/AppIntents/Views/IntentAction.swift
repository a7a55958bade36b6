/// The intent that a button or toggle runs, as the payload of its handler.
package struct IntentAction: Sendable {
  package let intent: any AppIntent

  package init(_ intent: any AppIntent) { self.intent = intent }
}
