using System.Globalization;
using SpanPack.Serialization.Tests.Models;
using SpanPack.Serialization.Tests.Plans;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.V1;

/// <summary>
/// Says what a chunk is as v1.0, from what it is as v0.4: by the mapping of the protocol (docs/protocol.md#v10) and the rules of the
/// agent's own conversion (docs/protocol.md#in-the-agent).
/// </summary>
internal sealed class V1Oracle
{
    private static readonly string[] s_kinds = ["", "internal", "server", "client", "producer", "consumer"];

    private readonly bool _isVerbatim;
    private readonly List<SpanPlan> _plans;
    private readonly SpanModel[] _spans;
    private readonly int? _priority;
    private readonly int? _mechanism;
    private readonly string? _origin;
    private readonly UInt128 _traceId;

    private V1Oracle(ChunkPlan plan, bool isVerbatim)
    {
        _isVerbatim = isVerbatim;
        _plans = plan.Spans;
        TraceChunk chunk = plan.Build();
        byte[] v04 = Written.Chunk(isVerbatim ? SpanMessagePackFormatter.Verbatim : new SpanMessagePackFormatter(plan.Process), chunk);
        _spans = [.. PlainMessagePack.Decode(v04).Items.Select(ModelOfNode.Of)];

        bool scans = isVerbatim || plan.Priority is null;
        string? maker = isVerbatim ? null : plan.TraceTags?.GetValueOrDefault("_dd.p.dm");
        _priority = plan.Priority
            ?? Number(_spans.LastOrDefault(HasPriority(root: true)) ?? _spans.LastOrDefault(HasPriority(root: false)));
        _origin = plan.Origin is { Length: > 0 } && (isVerbatim || !string.IsNullOrWhiteSpace(plan.Origin))
            ? Utf16.Repair(plan.Origin)
            : scans
            ? Last("_dd.origin", static text => text.Length > 0)
            : null;
        bool decides = !isVerbatim && (maker is not null || plan.Priority is not null) && !(plan.Priority <= 0);
        _mechanism = isVerbatim ? plan.Mechanism : !decides ? null : maker is not null ? Mechanism(maker) : plan.Mechanism;
        if (scans && plan.Mechanism is null)
            _mechanism = Mechanism(Last("_dd.p.dm", static text => Mechanism(text) is not null)) ?? _mechanism;
        _traceId = plan.Spans[0].TraceId;
        if (isVerbatim && _traceId >> 64 == 0 && Upper(Last("_dd.p.tid", static text => Upper(text) is not null)) is { } upper)
            _traceId |= (UInt128)upper << 64;
    }

    internal static V1Chunk Automatic(ChunkPlan plan) => new V1Oracle(plan, isVerbatim: false).Chunk();

    internal static V1Chunk Verbatim(ChunkPlan plan) => new V1Oracle(plan, isVerbatim: true).Chunk();

    private V1Chunk Chunk()
    {
        var chunk = new V1Chunk();
        chunk.Facts.Add($"priority {_priority ?? -128}");
        chunk.Facts.Add($"trace {_traceId:X32}");
        if (_origin is not null) chunk.Facts.Add($"origin {_origin}");
        if (_mechanism is { } mechanism && (mechanism != 0 || _isVerbatim)) chunk.Facts.Add($"mechanism {(uint)mechanism}");
        for (int i = 0; i < _spans.Length; i++) chunk.Spans.Add(Span(_spans[i], _plans[i]));
        return chunk;
    }

    private SortedSet<string> Span(SpanModel span, SpanPlan plan)
    {
        var facts = new SortedSet<string>(StringComparer.Ordinal) { $"field 4 {span.SpanId}" };
        if (span.ParentId != 0) facts.Add($"field 5 {span.ParentId}");
        if (span.Start > 0) facts.Add($"field 6 {span.Start}");
        if (span.Duration > 0) facts.Add($"field 7 {span.Duration}");
        if (span.Error != 0) facts.Add("error True");
        foreach ((int field, string? text) in (ReadOnlySpan<(int, string?)>)[(1, span.Service), (2, span.Name), (3, span.Resource),
            (10, span.Type)])
        {
            if (!string.IsNullOrEmpty(text)) facts.Add($"field {field} {text}");
        }

        AddTags(facts, span);
        facts.UnionWith(plan.Links.Select(static (link, i) => $"link {i} {V1Text.Link(link)}"));
        facts.UnionWith(plan.Events.Select(static (one, i) => $"event {i} {V1Text.Event(one)}"));
        return facts;
    }

    private void AddTags(SortedSet<string> facts, SpanModel span)
    {
        uint kind = _isVerbatim ? 0u : 1;
        foreach ((string key, string text) in span.Meta)
        {
            int lifted = text.Length == 0
                ? 0
                : key switch { "env" => 13, "version" => 14, "component" => 15, "span.kind" when s_kinds.Contains(text) => 16, _ => 0 };
            if (lifted == 16) kind = (uint)s_kinds.AsSpan().IndexOf(text);
            else if (lifted != 0) facts.Add($"field {lifted} {text}");
            else if (!span.Metrics.ContainsKey(key) && !span.MetaStruct.ContainsKey(key) && !IsSaid(key, text))
                facts.Add($"{key} = text {text}");
        }

        foreach ((string key, double number) in span.Metrics)
        {
            if (!span.MetaStruct.ContainsKey(key) && !(key == "_sampling_priority_v1" && number == _priority))
                facts.Add($"{key} = double {SpanModel.Bits(number)}");
        }

        foreach ((string key, byte[] document) in span.MetaStruct) facts.Add($"{key} = bytes {Convert.ToHexString(document)}");
        if (kind != 0) facts.Add($"field 16 {kind}");
    }

    /// <summary>Whether the chunk says what a tag says.</summary>
    private bool IsSaid(string key, string text) => key switch
    {
        "_dd.origin" => text.Length > 0 && text == _origin,
        "_dd.p.dm" => Mechanism(text) is { } mechanism && mechanism == _mechanism,
        "_dd.p.tid" => Upper(text) is { } upper && upper == (ulong)(_traceId >> 64),
        _ => false,
    };

    private string? Last(string key, Func<string, bool> counts)
        => _spans.Select(span => span.Meta.GetValueOrDefault(key)).LastOrDefault(text => text is not null && counts(text));

    private static Func<SpanModel, bool> HasPriority(bool root) => span => Number(span) is not null && (!root || span.ParentId == 0);

    private static int? Number(SpanModel? span)
        => span is not null && span.Metrics.TryGetValue("_sampling_priority_v1", out double number)
            && number is > int.MinValue and < int.MaxValue
            ? (int)number
            : null;

    private static int? Mechanism(string? text)
        => uint.TryParse(text?.StartsWith('-') == true
            ? text[1..]
            : text, NumberStyles.None, CultureInfo.InvariantCulture, out uint mechanism)
            ? (int)mechanism
            : null;

    private static ulong? Upper(string? text)
        => ulong.TryParse(text, NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out ulong upper) ? upper : null;
}
