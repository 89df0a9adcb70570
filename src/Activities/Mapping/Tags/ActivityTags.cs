using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>Tags that a span of any kind may have.</summary>
/// <remarks>Set by one thread at a time; may be written meanwhile.</remarks>
[SpanTags]
internal partial class ActivityTags : SpanTags
{
    /// <summary>Gets or sets the kind of the span, in lower case.</summary>
    [Tag("span.kind")]
    public partial string? SpanKind { get; set; }

    /// <summary>Gets or sets the 32 hex digits of the id of the trace.</summary>
    [Tag("otel.trace_id")]
    public partial string? OtelTraceId { get; set; }

    /// <summary>Gets or sets the status: <c>Unset</c>, <c>Ok</c> or <c>Error</c>.</summary>
    [Tag("otel.status_code")]
    public partial string? OtelStatus { get; set; }

    /// <summary>Gets or sets the description of the status.</summary>
    [Tag("otel.status_description")]
    public partial string? OtelStatusDescription { get; set; }

    /// <summary>Gets or sets the name of the source.</summary>
    [Tag("otel.scope.name")]
    public partial string? ScopeName { get; set; }

    /// <summary>Gets or sets the name of the source, under its former name.</summary>
    [Tag("otel.library.name")]
    public partial string? LibraryName { get; set; }

    /// <summary>Gets or sets the version of the source.</summary>
    [Tag("otel.scope.version")]
    public partial string? ScopeVersion { get; set; }

    /// <summary>Gets or sets the version of the source, under its former name.</summary>
    [Tag("otel.library.version")]
    public partial string? LibraryVersion { get; set; }

    /// <summary>Gets or sets the host of the server.</summary>
    [Tag("http.server_name")]
    public partial string? ServerName { get; set; }

    /// <summary>Gets or sets the message of an error.</summary>
    [Tag("error.msg")]
    public partial string? ErrorMessage { get; set; }

    /// <summary>Gets or sets the type of an error.</summary>
    [Tag("error.type")]
    public partial string? ErrorType { get; set; }

    /// <summary>Gets or sets the stack trace of an error.</summary>
    [Tag("error.stack")]
    public partial string? ErrorStack { get; set; }

    /// <summary>Gets or sets the service that was called.</summary>
    [Tag("peer.service")]
    public partial string? PeerService { get; set; }

    /// <summary>Gets the class.</summary>
    internal virtual TagClass Class => TagClass.Any;

    /// <summary>Gets the slots of the class.</summary>
    internal virtual TagSlots Slots => TagSlots.Of<ActivityTags>();

    /// <summary>Gets the storage of one class: 0 for the most derived one.</summary>
    internal void GetStorage(int level, out TagLevel storage) => GetLevel(level, out storage);

    /// <summary>Unsets all tags.</summary>
    internal void Clear()
    {
        bool more = true;
        for (int level = 0; more; level++)
        {
            more = GetLevel(level, out TagLevel storage);
            storage.Clear();
        }
    }
}
