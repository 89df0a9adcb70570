namespace SpanPack;

/// <summary>Tags of a span's kind, status codes and trace state. They are set before the attributes, which do not replace them.</summary>
internal static class SpanFieldTags
{
    private static readonly string[] s_kinds = ["unspecified", "internal", "server", "client", "producer", "consumer"];

    internal static void Add(in SpanFacts facts, ClientPlan? client, ref SpanTarget target)
    {
        SpanSource source = facts.Source;
        target.Tags.SpanKind = s_kinds[(int)source.Kind];
        if (client?.Omits(MappedKeys.HttpStatusCode.Name) != true && StatusAttributes.FindHttp(facts) is >= 0 and var code)
            target.AddNumber(MappedKeys.HttpStatusCode, MappedKeys.HttpStatusCode.Name, code);
        if (client?.Omits(MappedKeys.GrpcStatusCode.Name) != true && StatusAttributes.FindGrpc(facts) is { } status)
            target.AddText(MappedKeys.GrpcStatusCode, MappedKeys.GrpcStatusCode.Name, status);
        if (facts.FindInteger(AttributeId.Measured) == 1) target.AddNumber(MappedKeys.Measured, MappedKeys.Measured.Name, 1);
        if (source.TraceState is not { Length: > 0 } traceState) return;
        target.AddText(MappedKeys.TraceState, MappedKeys.TraceState.Name, traceState);
        if (TraceStateRate.Find(traceState) is { } rate && !HasSampleRate(source))
            target.AddNumber(MappedKeys.SampleRate, MappedKeys.SampleRate.Name, rate);
    }

    private static bool HasSampleRate(SpanSource source)
        => source.Attributes.Has(AttributeId.SampleRate)
            && source.Attributes.Get(AttributeId.SampleRate).Kind is TagValueKind.Int or TagValueKind.Double;
}
