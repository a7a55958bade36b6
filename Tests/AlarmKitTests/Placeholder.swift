import Testing

@testable import AlarmKit
