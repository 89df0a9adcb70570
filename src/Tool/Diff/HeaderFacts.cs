namespace SpanPack.Tool;

/// <summary>The facts of payloads besides their spans.</summary>
internal static class HeaderFacts
{
    /// <summary>Returns whether the payloads, or their saved headers, identify the process.</summary>
    internal static bool TellProcess(IEnumerable<LoadedPayload> payloads)
        => payloads.All(static payload => payload.File.Request is not null || payload.Payload.Format.GetTraits().HasPayloadFields);

    /// <param name="payloads">The payloads.</param>
    /// <param name="options">The options of the comparison.</param>
    /// <param name="tellProcess">Whether both sides identify the process; a missing fact is not a difference.</param>
    internal static FactList Of(IEnumerable<LoadedPayload> payloads, DiffOptions options, bool tellProcess)
    {
        var facts = new FactList();
        foreach (LoadedPayload payload in payloads)
        {
            TracePayloadHeader header = SavedHeaders.AddTo(payload).Header;
            facts.AddOneOf("env", header.Environment);
            facts.AddOneOf("app version", header.AppVersion);
            foreach ((string name, TagValue value) in header.Attributes)
            {
                if (options.ProcessTags || !ProcessBound.Has(name)) facts.AddOneOf("attribute " + name, ValueText.Of(value));
            }

            if (!options.ProcessTags || !tellProcess) continue;
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
