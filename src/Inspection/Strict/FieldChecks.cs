using System.Globalization;

namespace SpanPack;

/// <summary>The changes that the agent makes to the fields of a span. Source: docs/protocol.md#changes-to-a-span.</summary>
internal static class FieldChecks
{
    private const int MaxServiceBytes = 100;
    private const int MaxTypeBytes = 100;
    private const int MaxResourceBytes = 5000;
    private const long FirstValidStart = 946_684_800_000_000_000; // 2000-01-01T00:00:00Z

    /// <param name="span">The span.</param>
    /// <param name="language">
    /// The language of the tracer, which is part of the service that replaces an empty one; null when unknown.
    /// </param>
    /// <param name="place">Receives the findings.</param>
    internal static void Check(SpanRecord span, string? language, in SpanPlace place)
    {
        CheckService(span.Service, language, place);
        CheckName(span.Name, place);
        CheckResource(span, place);
        if (Utf8Length.Exceeds(span.Type, MaxTypeBytes) && !place.Hide(FindingKind.Type))
            place.Add(FindingKind.Type, "type", $"cut to {MaxTypeBytes} bytes, it has {Utf8Length.Of(span.Type)}");
        if (EnvironmentCheck.Find(span.V1Fields.Environment) is { } effect) place.Add(FindingKind.NotNormalTag, "env", effect);
        CheckTimes(span, place);
        if (span.SpanId == 0) place.Add(FindingKind.SpanIdZero, "span_id", "0: the whole chunk is dropped");
        if (span.TraceIdLower == 0 && !place.Traits.HasTraceFields)
            place.Add(FindingKind.TraceIdZero, "trace_id", "0: agents before 7.84 drop the whole chunk");
        if (span.ParentId != 0 && span.ParentId == span.SpanId)
            place.Add(FindingKind.OwnParent, "parent_id", "the span is its own parent: becomes 0");
        if (span.Error < 0) place.Add(FindingKind.ErrorMark, "error", $"{span.Error}: an error to some agents, none to others; write 1");
    }

    private static void CheckService(string service, string? language, in SpanPlace place)
    {
        if (service.Length == 0 && place.Hide(FindingKind.Service)) return;
        string fallback = string.IsNullOrEmpty(language) ? "unnamed-service" : $"unnamed-{language}-service";
        if (service.Length == 0)
        {
            place.Add(FindingKind.Service, "service", $"empty: becomes '{fallback}'");
            return;
        }

        string kept = TagNormalization.Normalize(service, MaxServiceBytes);
        if (kept == service || place.Hide(FindingKind.Service)) return;
        string why = Utf8Length.Exceeds(service, MaxServiceBytes) ? $"over {MaxServiceBytes} bytes" : "not in normal form";
        place.Add(FindingKind.Service, "service", $"{why}: becomes '{(kept.Length == 0 ? fallback : kept)}'");
    }

    private static void CheckName(string name, in SpanPlace place)
    {
        string? kept = NameNormalization.Normalize(name);
        if (kept == name || place.Hide(FindingKind.Name)) return;
        string why = name.Length == 0
            ? "empty"
            : Utf8Length.Exceeds(name, NameNormalization.MaxBytes)
            ? $"over {NameNormalization.MaxBytes} bytes"
            : "not in normal form";
        place.Add(FindingKind.Name, "name", $"{why}: becomes '{kept ?? "unnamed_operation"}'");
    }

    private static void CheckResource(SpanRecord span, in SpanPlace place)
    {
        if (span.Resource.Length == 0) place.Add(FindingKind.Resource, "resource", "empty: becomes the name");
        else if (Utf8Length.Exceeds(span.Resource, MaxResourceBytes) && !place.Hide(FindingKind.Resource))
            place.Add(FindingKind.Resource, "resource",
                string.Create(CultureInfo.InvariantCulture,
                    $"cut to {MaxResourceBytes:N0} bytes, it has {Utf8Length.Of(span.Resource):N0}"));
    }

    private static void CheckTimes(SpanRecord span, in SpanPlace place)
    {
        bool isUnsigned = place.Traits.HasUnsignedNumbers;
        if (span.Duration < 0 && !isUnsigned) place.Add(FindingKind.Duration, "duration", "negative: becomes 0");
        else if (EndsTooLate(span, isUnsigned)) place.Add(FindingKind.Duration, "duration", "ends after 2^63-1 ns: becomes 0");
        if (span.Start < 0)
        {
            place.Add(FindingKind.Start, "start", isUnsigned
                ? "2^63 ns or more: a time centuries from now, which is not repaired"
                : "negative: becomes a time centuries from now, or the time of receipt");
        }
        else if (span.Start < FirstValidStart)
        {
            place.Add(FindingKind.Start, "start", "before the year 2000: becomes the time of receipt less the duration");
        }
    }

    // Unsigned as the agent counts: from a start over 2^63-1 on, the room for the duration wraps round.
    private static bool EndsTooLate(SpanRecord span, bool isUnsigned) => isUnsigned
        ? (ulong)span.Duration > unchecked((ulong)long.MaxValue - (ulong)span.Start)
        : span.Start > long.MaxValue - span.Duration;
}
