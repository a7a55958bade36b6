import Testing

@testable import UserNotifications
