using System.Globalization;
using SpanPack.Serialization.Tests.Models;
using SpanPack.Serialization.Tests.Plans;

namespace SpanPack.Serialization.Tests.Automatic;

/// <summary>
/// Says which tags every span of a chunk has, row by row of docs/protocol.md#tags-that-a-tracer-adds. Slow and without shortcuts.
/// </summary>
internal sealed class AutomaticOracle
{
    private readonly ChunkPlan _chunk;
    private readonly string? _service;

    internal AutomaticOracle(ChunkPlan chunk)
    {
        _chunk = chunk;
        _service = chunk.Service ?? chunk.Process.Service;
    }

    internal SpanModel ModelOf(int index)
    {
        SpanPlan plan = _chunk.Spans[index];
        var own = new TagOracle(plan.Tags);
        var role = new SpanPosition(_chunk, _service, index,
            own.Numbers().TryGetValue(MetricNames.InferredSpan, out double inferred) && inferred == 1);
        SortedDictionary<string, string> strings = TextRows.Of(_chunk, _service, role);
        SortedDictionary<string, double> numbers = NumberRows.Of(_chunk, role);
        foreach ((string name, string text) in TraceTags(role))
        {
            if (!numbers.ContainsKey(name)) strings.TryAdd(name, text); // the tracer's own comes first
        }

        SortedDictionary<string, string> meta = own.Strings();
        SortedDictionary<string, double> metrics = own.Numbers();
        foreach (string name in strings.Keys.Concat(numbers.Keys).Concat(Removed(role)))
        {
            meta.Remove(name);
            metrics.Remove(name);
        }

        foreach ((string name, string text) in strings) meta.Add(name, text);
        foreach ((string name, double number) in numbers) metrics.Add(name, number);
        return ModelOfPlan.Of(plan, plan.Service ?? _service, meta, metrics, _chunk.NativeEvents);
    }

    private IEnumerable<KeyValuePair<string, string>> TraceTags(SpanPosition role)
    {
        foreach ((string name, string? text) in _chunk.TraceTags ?? [])
        {
            if (text is null || name == TagNames.TraceIdUpper) continue; // the trace id itself says it
            if (name == TagNames.DecisionMaker && _chunk.Priority <= 0) continue;
            bool isPropagated = name.StartsWith("_dd.p.", StringComparison.Ordinal);
            if (isPropagated ? role.IsFirst : role.IsLocalRoot) yield return new(name, text);
        }
    }

    // A stale upper half is corrected or removed; a decision to drop removes its maker.
    private IEnumerable<string> Removed(SpanPosition role)
    {
        if (role.IsFirst) yield return TagNames.TraceIdUpper;
        if (role.IsFirst && _chunk.Priority <= 0) yield return TagNames.DecisionMaker;
    }

    internal static string Hex(ulong value) => value.ToString("x16", CultureInfo.InvariantCulture);
}
