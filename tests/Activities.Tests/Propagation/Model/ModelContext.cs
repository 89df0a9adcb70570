namespace SpanPack.Activities.Tests.Propagation.Model;

/// <summary>What the model has read, all of it text.</summary>
internal sealed class ModelContext(bool isW3C)
{
    internal bool IsW3C => isW3C;

    internal string Trace { get; set; } = "";

    internal string Parent { get; set; } = "";

    internal int? Priority { get; init; }

    internal string? Origin { get; init; }

    internal string Tags { get; init; } = "";

    internal string? Last { get; set; }

    internal string? Foreign { get; set; }

    internal string? Error { get; init; }

    internal string Describe(string links)
        => $"{Trace}|{Parent}|{Priority}|{Origin}|{string.Join(',', Tags.Split(',').Order(StringComparer.Ordinal))}"
            + $"|{Last}|{Foreign}|{links}|{Error}";

    internal string Link(string reason)
        => $"{Trace}-{Parent}-{reason}-{(isW3C ? "tracecontext" : "datadog")}-"
            + $"{(Priority is null ? "00000000" : Priority > 0 ? "80000001" : "80000000")}";
}
