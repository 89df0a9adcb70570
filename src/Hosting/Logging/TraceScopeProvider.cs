using System.Diagnostics;
using Microsoft.Extensions.Logging;
using SpanPack.Tracing;

namespace SpanPack;

/// <summary>
/// The scopes of all loggers of a host, plus that of the active span or activity. Providers ask for scopes when they write a record, so
/// each record has it without a <c>BeginScope</c>. Records that are not written cost nothing.
/// </summary>
/// <remarks>Safe for any number of threads.</remarks>
/// <param name="inner">The scopes of the program and of the framework.</param>
[DebuggerDisplay("{_service}")]
internal sealed class TraceScopeProvider(IExternalScopeProvider inner) : IExternalScopeProvider
{
    private volatile ServiceScope? _service;
    private LocalSpans? _spans;

    /// <summary>Starts adding the scope, or stops.</summary>
    /// <param name="service">The values of every record; null for no scope.</param>
    /// <param name="spans">The spans of the program; null for none.</param>
    internal void Use(ServiceScope? service, LocalSpans? spans = null) => (_spans, _service) = (spans, service);

    public void ForEachScope<TState>(Action<object?, TState> callback, TState state)
    {
        if (_service is { } service)
        {
            if (FindScope() is { } scope) callback(SpanScope.Of(scope.LocalSpan.Span, service), state);
            else if (Activity.Current is { IdFormat: ActivityIdFormat.W3C } activity) callback(SpanScope.Of(activity, service), state);
            else callback(service, state);
        }

        inner.ForEachScope(callback, state);
    }

    // Where an activity began inside the scope, records are the activity's. The scope may be of another tracer than the host's.
    private ActiveScope? FindScope()
    {
        if (_spans is not { } spans || ActiveScope.Current is not { } active) return null;
        if (active is TracerScope own) spans = own.TracerSpan.Core.Spans;
        spans.FindActive(out ActiveScope? scope, out _);
        return scope;
    }

    public IDisposable Push(object? state) => inner.Push(state);
}
