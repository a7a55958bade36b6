// Plain types of the platform that intents exchange. Their resolvers are in
// Resolvers/DefaultSpecifications.swift.

extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension String: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension URL: _IntentValue {}
extension AttributedString: _IntentValue {}
extension PersonNameComponents: _IntentValue {}
extension Duration: _IntentValue {}
extension Measurement: _IntentValue {}
extension Calendar.RecurrenceRule: _IntentValue {}
extension Never: _IntentValue {}
