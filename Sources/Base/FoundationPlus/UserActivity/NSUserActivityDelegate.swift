import Foundation

/// What keeps an activity up to date. Each function may be left out.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// The activity is about to be read, and `needsSave` was set. Called on the task that reads.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// The activity was continued on another device, which never happens here.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
  /// A device that continues has opened a connection, which never happens here.
  func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  public func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream
  ) {}
}
