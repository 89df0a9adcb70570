using System.Diagnostics;
using SpanPack.Tracing.Configuration;

namespace SpanPack.Tracing;

/// <summary>
/// The collector of a tracer and its settings. <c>Tracer.Configure</c> replaces it; its spans end with the core that they started with.
/// </summary>
/// <remarks>Safe for any number of threads.</remarks>
/// <param name="collector">The collector.</param>
[DebuggerDisplay("{Collector}")]
internal sealed class TracerCore(ActivityTraceCollector collector)
{
    private readonly Lazy<ImmutableTracerSettings> _settings = new(() => new ImmutableTracerSettings(collector));
    private readonly Lazy<ContextInjector> _injector = new(() => new ContextInjector(collector.Propagation, TraceContextSources.OfProcess));
    private readonly Lazy<ContextExtractor> _extractor = new(() => new ContextExtractor(collector.Propagation));
    private volatile bool _isReplaced;

    static TracerCore() => ScopeTraceIds.Install();

    internal ActivityTraceCollector Collector { get; } = collector;

    internal LocalSpans Spans { get; } = collector.Spans;

    internal ImmutableTracerSettings Settings => _settings.Value;

    internal ContextInjector Injector => _injector.Value;

    internal ContextExtractor Extractor => _extractor.Value;

    /// <summary>Gets or sets whether new traces start with another core.</summary>
    internal bool IsReplaced { get => _isReplaced; set => _isReplaced = value; }
}
