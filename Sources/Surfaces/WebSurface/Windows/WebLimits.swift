/// The limits on the demands of browsers. What goes beyond is refused with a reason.
package struct WebLimits: Sendable {
  /// The number of windows that one session may have open.
  package var windowsOfSession = 32
  /// The number of windows in all.
  package var windows = 16_384
  /// The number of bytes, about, of all windows together whose page was sent and which no browser has shown
  /// since, nor sent a form of. Beyond it the oldest are let go: who comes with one later gets it anew.
  package var unusedBytes = 8 << 20
  /// The number of bytes, about, of all windows together that no browser shows now.
  package var unseenBytes = 256 << 20
  /// The time, in seconds, after which a window sleeps that no browser has shown.
  package var unusedSleepSeconds = 20.0
  /// Nodes that one window may show; a page with more is cut off by the browser's own limits anyway.
  package var nodes = 50_000
  /// Events that a window may send in a second, over a longer time.
  package var eventsPerSecond = 80.0
  /// Events that it may send at once; a person who holds a key down sends some thirty in a second.
  package var eventBurst = 240.0
  /// The number of bytes of one message of a browser: a long text in an editor.
  package var messageBytes = 512 * 1024
  /// The number of bytes of the fields of a form, all together.
  package var formBytes = 1024 * 1024
  /// The number of bytes of patches that a window keeps for a browser that comes back.
  package var replayBytes = 16 * 1024
  /// The number of bytes that may wait to be taken by a browser, before they are dropped for a whole page
  /// later.
  package var waitingBytes = 512 * 1024
  /// The time, in seconds, after which a window that no browser shows lets all go but the state of its
  /// views, and after which offered files go.
  package var sleepSeconds = 180.0
  /// The time, in seconds, for which the state of a window is kept that no browser shows: a machine that
  /// sleeps over a weekend comes back to its drafts.
  package var keepSeconds = 3 * 24 * 3600.0
  /// The number of bytes of one file that a person hands over.
  package var uploadBytes = 128 * 1024 * 1024
  /// The number of bytes of all files that a window keeps until they are taken, and for a while after.
  package var uploadedBytes = 256 * 1024 * 1024
  /// The number of files that wait in a window until they are taken.
  package var uploads = 64
  /// The time that a page without scripts waits for the files that its form asked for.
  package var savingTime = Duration.seconds(20)
  /// Entities that a browser may call visible.
  package var visibleNodes = 500
  /// The number of steps of the history of a window.
  package var historySteps = 64

  package init() {}
}
