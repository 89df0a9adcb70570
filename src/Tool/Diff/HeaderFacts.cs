namespace SpanPack.Tool.Diff;

/// <summary>What payloads say of themselves.</summary>
internal static class HeaderFacts
{
    internal static FactList Of(IEnumerable<TracePayload> payloads, DiffOptions options)
    {
        var facts = new FactList();
        foreach (TracePayload payload in payloads)
        {
            TracePayloadHeader header = payload.Header;
            facts.AddOneOf("env", header.Environment);
            facts.AddOneOf("app version", header.AppVersion);
            foreach ((string name, TagValue value) in header.Attributes)
            {
                if (options.ProcessTags || !ProcessBound.Has(name)) facts.AddOneOf("attribute " + name, ValueText.Of(value));
            }

            if (!options.ProcessTags) continue;
            facts.AddOneOf("container id", header.ContainerId);
            facts.AddOneOf("language", header.LanguageName);
            facts.AddOneOf("language version", header.LanguageVersion);
            facts.AddOneOf("tracer version", header.TracerVersion);
            facts.AddOneOf("runtime id", header.RuntimeId);
            facts.AddOneOf("host name", header.HostName);
        }

        return facts;
    }
}
