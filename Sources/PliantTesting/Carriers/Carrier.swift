/// A function that takes work to be done later, and the argument that is that work.
///
/// The table below names those of Dispatch's, of the threads' library and of Foundation's library
/// in C, but for those whose work is left alone. A test compares both with what these export. The
/// other table has methods of Swift's, of modules that a process may not have.
package struct Carrier: Sendable {
  enum Way: String, Sendable {
    /// A queue runs the work as soon as it can.
    case queued
    /// A thread of its own runs the work.
    case begun
    /// Something that happens runs the work, maybe more than once.
    case awaited
    /// The work has run when the function returns, maybe on other threads.
    case during
  }

  /// The argument, by its position.
  enum Work {
    case block(Int)
    /// A function of C, called with a context.
    case function(Int, context: Int)
    /// A closure of Swift's, two words; behind it may be the type that its value has.
    case closure(Int, type: Int?)
  }

  package let name: String
  /// The mangled name of a class in the image of which a method of Swift's is; nil for C.
  package let type: String?
  let way: Way
  let work: Work

  /// All carriers: a way, the places of the work and of its context, then the functions' names.
  package static let all: [Carrier] = table.split(separator: "\n").flatMap(row)

  /// The carriers that are methods of Swift's: a way, the places of the closure and of the type of
  /// its value, the class, then the methods' mangled names behind the class's.
  package static let methods: [Carrier] = methodTable.split(separator: "\n").flatMap { line in
    let rows = row(line)
    guard let type = rows.first?.name else { return rows }
    return rows.dropFirst().map { $0.method(of: type) }
  }

  private func method(of type: String) -> Carrier {
    let work: Work =
      switch work {
      case .block(let place): .closure(place, type: nil)
      case .function(let place, let type): .closure(place, type: type)
      case .closure: work
      }
    return Carrier(name: "$s" + type + name, type: type, way: way, work: work)
  }

  private static func row(_ line: Substring) -> [Carrier] {
    let parts = line.split(separator: ":", maxSplits: 1)
    let head = parts.first?.split(separator: " ", maxSplits: 1) ?? []
    guard parts.count == 2, head.count == 2, let way = Way(rawValue: String(head[0])) else {
      preconditionFailure("the table of carriers has a line without a way and a place: \(line)")
    }
    let places = head[1].split(separator: " ").compactMap { Int($0) }
    let work: Work =
      places.count == 2 ? .function(places[0], context: places[1]) : .block(places.first ?? 0)
    return parts[1].split(separator: " ").map {
      Carrier(name: String($0), type: nil, way: way, work: work)
    }
  }

  private static let table = """
    queued 1: dispatch_async dispatch_barrier_async
    queued 2: dispatch_group_async
    queued 2 1: dispatch_async_f dispatch_barrier_async_f dispatch_async_enforce_qos_class_f
    queued 3 2: dispatch_group_async_f
    begun 2 3: pthread_create
    awaited 1: dispatch_block_create dispatch_io_barrier dispatch_source_set_cancel_handler \
    dispatch_source_set_event_handler dispatch_source_set_registration_handler
    awaited 2: CFRunLoopPerformBlock dispatch_after dispatch_block_create_with_voucher \
    dispatch_block_notify dispatch_group_notify
    awaited 3: CFRunLoopTimerCreateWithHandler dispatch_block_create_with_qos_class \
    dispatch_io_create dispatch_io_create_with_io dispatch_read dispatch_write
    awaited 3 4: CFRunLoopTimerCreate
    awaited 4: dispatch_block_create_with_voucher_and_qos_class dispatch_io_read dispatch_io_write
    awaited 5: dispatch_io_create_with_path
    awaited 3 2: dispatch_after_f dispatch_group_notify_f
    during 1: dispatch_async_and_wait dispatch_barrier_async_and_wait dispatch_barrier_sync \
    dispatch_sync
    during 2: dispatch_apply
    during 2 1: dispatch_async_and_wait_f dispatch_barrier_async_and_wait_f \
    dispatch_barrier_sync_f dispatch_sync_f
    during 3 2: dispatch_apply_f

    """

  private static let methodTable = """
    awaited 2: 20FoundationNetworking10URLSessionC \
    12downloadTask14withResumeData17completionHandlerAA0c8DownloadE0C0A10Essentials0H0V_yAI3URLVSg\
    _AA11URLResponseCSgs5Error_pSgtYbctF \
    12downloadTask4with17completionHandlerAA0c8DownloadE0C0A10Essentials3URLV_yAKSg_AA11URLRespons\
    eCSgs5Error_pSgtYbctF \
    12downloadTask4with17completionHandlerAA0c8DownloadE0CAA10URLRequestV_y0A10Essentials3URLVSg_A\
    A11URLResponseCSgs5Error_pSgtYbctF \
    8dataTask4with17completionHandlerAA0c4DataE0C0A10Essentials3URLV_yAI0I0VSg_AA11URLResponseCSgs\
    5Error_pSgtYbctF \
    8dataTask4with17completionHandlerAA0c4DataE0CAA10URLRequestV_y0A10Essentials0I0VSg_AA11URLResp\
    onseCSgs5Error_pSgtYbctF
    awaited 4: 20FoundationNetworking10URLSessionC \
    10uploadTask4with4from17completionHandlerAA0c6UploadE0CAA10URLRequestV_0A10Essentials4DataVSgy\
    AO_AA11URLResponseCSgs5Error_pSgtYbctF \
    10uploadTask4with8fromFile17completionHandlerAA0c6UploadE0CAA10URLRequestV_0A10Essentials3URLV\
    yAL4DataVSg_AA11URLResponseCSgs5Error_pSgtYbctF
    queued 0: 8NIOPosix19SelectableEventLoopC 7NIOCore0cD0AadEP7executeyyyycFTW \
    7NIOCore0cD0AadEP31_executeIsolatedUnsafeUncheckedyyyycFTW
    queued 0 2: 8NIOPosix19SelectableEventLoopC \
    7NIOCore0cD0AadEP30_submitIsolatedUnsafeUncheckedyAD0cD6FutureCyqd__Gqd__yKclFTW
    awaited 1 3: 8NIOPosix19SelectableEventLoopC \
    7NIOCore0cD0AadEP12scheduleTask2in_AD9ScheduledVyqd__GAD10TimeAmountV_qd__yKctlFTW \
    7NIOCore0cD0AadEP12scheduleTask8deadline_AD9ScheduledVyqd__GAD11NIODeadlineV_qd__yKctlFTW \
    7NIOCore0cD0AadEP36_scheduleTaskIsolatedUnsafeUnchecked2in_AD9ScheduledVyqd__GAD10TimeAmountV_\
    qd__yKctlFTW \
    7NIOCore0cD0AadEP36_scheduleTaskIsolatedUnsafeUnchecked8deadline_AD9ScheduledVyqd__GAD11NIODea\
    dlineV_qd__yKctlFTW
    awaited 0: 7NIOCore15EventLoopFutureC 12_addCallbackyAA0F4ListVAFycF
    queued 2: 8NIOPosix13NIOThreadPoolC \
    7_submit33_00E958AC1B6B1B72652610CF9E41E193LL2id_ySiSg_yAC13WorkItemStateOYbctF

    """
}
