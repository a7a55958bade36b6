import Synchronization

/// The metrics of a server since its start. Safe from any thread.
package final class WebMetrics: Sendable {
  /// A counter of one kind of event.
  package enum Counter: String, CaseIterable, Sendable {
    case pages, posts, sockets, events, patches, resyncs, replays
    case bytesSent = "bytes_sent"
    case bytesReceived = "bytes_received"
    case staleEvents = "stale_events"
    case repeatedEvents = "repeated_events"
    case malformedMessages = "malformed_messages"
    case refusedOrigin = "refused_origin"
    case refusedSession = "refused_session"
    case refusedWindows = "refused_windows"
    case refusedEvents = "refused_events"
    case refusedUploads = "refused_uploads"
    case slowClients = "slow_clients"
    case windowsOpened = "windows_opened"
    case windowsClosed = "windows_closed"
    case windowsSlept = "windows_slept"
    case windowsWoken = "windows_woken"
  }

  private struct Values {
    var counters = [Int](repeating: 0, count: Counter.allCases.count)
    var latency = LatencyHistogram()
    /// The requests that were refused, by reason.
    var refusals: [RefusalReason: Int] = [:]
  }

  private let values = Mutex(Values())

  package init() {}

  package func add(_ counter: Counter, _ count: Int = 1) {
    values.withLock { $0.counters[counter.index] += count }
  }

  package subscript(counter: Counter) -> Int { values.withLock { $0.counters[counter.index] } }

  /// Counts a request that was refused.
  func add(_ reason: RefusalReason) { values.withLock { $0.refusals[reason, default: 0] += 1 } }

  subscript(reason: RefusalReason) -> Int { values.withLock { $0.refusals[reason] ?? 0 } }

  /// Notes the time from an event's arrival to its patch.
  func addLatency(_ seconds: Double) { values.withLock { $0.latency.add(seconds) } }

  /// All as text, in the form of OpenMetrics (prometheus.io/docs/specs/om/open_metrics_spec), with what is
  /// now.
  func text(now gauges: [(name: String, value: Int)]) -> String {
    let values = values.withLock { $0 }
    var lines: [String] = []
    for gauge in gauges {
      lines.append("# TYPE beckon_\(gauge.name) gauge")
      lines.append("beckon_\(gauge.name) \(gauge.value)")
    }
    for counter in Counter.allCases {
      lines.append("# TYPE beckon_\(counter.rawValue) counter")
      lines.append("beckon_\(counter.rawValue)_total \(values.counters[counter.index])")
    }
    lines.append("# TYPE beckon_refusals counter")
    for reason in RefusalReason.allCases {
      lines.append("beckon_refusals_total{reason=\"\(reason.rawValue)\"} \(values.refusals[reason] ?? 0)")
    }
    lines.append("# TYPE beckon_event_seconds histogram")
    for step in values.latency.cumulative {
      lines.append("beckon_event_seconds_bucket{le=\"\(step.bound)\"} \(step.count)")
    }
    lines.append("beckon_event_seconds_bucket{le=\"+Inf\"} \(values.latency.count)")
    lines.append("beckon_event_seconds_sum \(values.latency.sum)")
    lines.append("beckon_event_seconds_count \(values.latency.count)")
    lines.append("# EOF")
    return lines.joined(separator: "\n") + "\n"
  }
}

extension WebMetrics.Counter {
  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
