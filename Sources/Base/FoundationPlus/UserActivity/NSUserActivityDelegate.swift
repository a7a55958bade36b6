import Foundation

/// A delegate that updates an activity. All functions are optional.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Updates an activity that is about to be read with `needsSave` set. Called on the reading task.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Responds to continuation on another device, which never happens here.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
  /// Receives the connection of a continuing device, which never happens here.
  func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream
  ) {}
}
