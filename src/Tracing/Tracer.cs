using System.Diagnostics;
using SpanPack.Tracing.Configuration;

namespace SpanPack.Tracing;

/// <summary>Starts spans, in the same traces as the activities of the process.</summary>
/// <remarks>
/// <para>
/// Without a host, <see cref="Instance"/> is configured by environment variables (<c>DD_*</c>) or <see cref="Configure"/>. It also collects
/// activities, and sends the remaining spans when the process ends.
/// </para>
/// <para>Safe for any number of threads.</para>
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class Tracer : ITracer
{
    private static readonly TimeSpan s_flushTimeout = TimeSpan.FromSeconds(30);

    private readonly TracerCore? _core; // null for that of the process

    /// <summary>Creates a tracer beside <see cref="Instance"/> that sends with the traces of a collector.</summary>
    /// <param name="collector">The collector; not null. It is not disposed of.</param>
    /// <exception cref="ArgumentNullException"><paramref name="collector"/> is null.</exception>
    public Tracer(ActivityTraceCollector collector)
    {
        ArgumentNullException.ThrowIfNull(collector);
        _core = new TracerCore(collector);
    }

    private Tracer()
    {
    }

    /// <summary>
    /// Gets the tracer of the process: always the same object. It starts at its first use. While a traced host runs, it uses the collector
    /// of the host.
    /// </summary>
    public static Tracer Instance { get; } = new();

    /// <summary>
    /// Gets the active scope; null for none. If an activity is active that started inside it, such as the request of ASP.NET Core, the
    /// scope is that of the activity. Tags set on its span become tags of the activity, and closing it has no effect.
    /// </summary>
    public IScope? ActiveScope => ActiveScopes.Find(Core);

    /// <summary>Gets the settings in force.</summary>
    public ImmutableTracerSettings Settings => Core.Settings;

    /// <summary>Gets the service of spans without one.</summary>
    public string DefaultServiceName => Core.Spans.DefaultService;

    internal TracerCore Core => _core ?? ProcessTracing.Instance.Current;

    /// <summary>
    /// Replaces the settings of <see cref="Instance"/>. Spans that have started, and their children, are sent as before. Call it at the
    /// start of the program: the previous settings stay in memory.
    /// </summary>
    /// <remarks>While a traced host runs, its settings apply; these apply after its end.</remarks>
    /// <param name="settings">The settings; null for those of environment variables.</param>
    /// <exception cref="ArgumentException">An option is out of its range.</exception>
    public static void Configure(TracerSettings? settings) => ProcessTracing.Instance.Configure(settings);

    /// <summary>Starts a span below the active scope or activity, and makes it active.</summary>
    /// <param name="operationName">The name of the operation, such as <c>order.checkout</c>.</param>
    /// <returns>The scope of the span.</returns>
    public IScope StartActive(string operationName) => StartActive(operationName, default);

    /// <summary>Starts a span and makes it active.</summary>
    /// <param name="operationName">The name of the operation, such as <c>order.checkout</c>.</param>
    /// <param name="settings">The start time, parent and lifetime of the span.</param>
    /// <returns>The scope of the span.</returns>
    public IScope StartActive(string operationName, SpanCreationSettings settings)
    {
        TracerSpan span = SpanParents.Begin(Core, operationName, settings);
        var scope = new TracerScope(span, span.Core.Spans.IsApart(span), settings.FinishOnClose ?? true);
        scope.Enter();
        return scope;
    }

    /// <summary>Starts a span below the active scope or activity, without making it active.</summary>
    /// <param name="operationName">The name of the operation, such as <c>order.checkout</c>.</param>
    /// <returns>The span.</returns>
    public ISpan StartSpan(string operationName) => StartSpan(operationName, default);

    /// <summary>Starts a span without making it active.</summary>
    /// <param name="operationName">The name of the operation, such as <c>order.checkout</c>.</param>
    /// <param name="settings">
    /// The start time and parent of the span. <see cref="SpanCreationSettings.FinishOnClose"/> has no effect.
    /// </param>
    /// <returns>The span.</returns>
    public ISpan StartSpan(string operationName, SpanCreationSettings settings) => SpanParents.Begin(Core, operationName, settings);

    /// <summary>Sends all ended spans, and waits up to 30 s for the agent. Without an agent it returns immediately.</summary>
    /// <returns>The task of the flush, which does not fail.</returns>
    public Task ForceFlushAsync() => Core.Collector.Writer.TryFlushAsync(s_flushTimeout);

    /// <summary>Returns the counts of spans, for display.</summary>
    /// <returns>The text of the collector.</returns>
    public override string ToString() => (_core ?? ProcessTracing.Instance.Known)?.Collector.ToString() ?? "not used yet";

    /// <summary>Makes <see cref="Instance"/> use the collector of a host until the result is disposed.</summary>
    internal static IDisposable Use(ActivityTraceCollector collector) => ProcessTracing.Instance.Use(collector);

    /// <summary>Makes <see cref="Instance"/> use the collector of a disabled host, unless another host is traced.</summary>
    internal static IDisposable UseDisabled(Func<ActivityTraceCollector> collector) => ProcessTracing.Instance.UseDisabled(collector);
}
