namespace SpanPack;

/// <summary>Creates messages of facts about the program. One thread at a time.</summary>
internal sealed class FactMessages(TelemetryFacts facts)
{
    /// <summary>The most dependencies or integrations of a message. Source: docs/protocol.md#telemetry.</summary>
    internal const int MaxItems = 2000;

    private const string Configuration = "configuration";
    private const string Dependencies = "dependencies";
    private const string Integrations = "integrations";

    private long _settingNumber;
    private bool _hasToldEndpoints;

    /// <summary>Creates the messages of the start: the first is the start itself, the others have settings that exceed its size.</summary>
    internal List<TelemetryMessage> TakeStart()
    {
        _hasToldEndpoints = false;
        TelemetrySettingEntry[] settings = TakeSettings();
        using var payload = new PayloadWriter();
        payload.WriteMap("products", facts.Products.TakeChanges(), FactJson.WriteProduct);
        int at = payload.WriteList(Configuration, settings, 0, FactJson.WriteSetting);
        return [payload.End(TelemetryRequestTypes.Started),
            .. SplitLists.Cut(TelemetryRequestTypes.ConfigurationChange, Configuration, settings[at..], FactJson.WriteSetting)];
    }

    /// <summary>Creates messages of the changes since the last call.</summary>
    internal IEnumerable<TelemetryMessage> TakeChanges() =>
    [
        .. SplitLists.Cut(TelemetryRequestTypes.ConfigurationChange, Configuration, TakeSettings(), FactJson.WriteSetting),
        .. TakeProducts(),
        .. SplitLists.Cut(TelemetryRequestTypes.DependenciesLoaded, Dependencies, Values(facts.Dependencies.TakeChanges()),
            FactJson.WriteDependency, MaxItems),
        .. SplitLists.Cut(TelemetryRequestTypes.IntegrationsChange, Integrations, Values(facts.Integrations.TakeChanges()),
            FactJson.WriteIntegration, MaxItems),
        .. TakeEndpoints(),
    ];

    /// <summary>Creates messages of all facts: one, or several if they exceed its size.</summary>
    internal List<TelemetryMessage> MakeExtendedHeartbeats()
    {
        TelemetrySettingEntry[] settings = Number(facts.Settings.ToArray());
        TelemetryDependency[] dependencies = facts.Dependencies.ToArray();
        TelemetryIntegration[] integrations = facts.Integrations.ToArray();
        var messages = new List<TelemetryMessage>();
        for (int s = 0, d = 0, i = 0; messages.Count == 0 || s < settings.Length || d < dependencies.Length || i < integrations.Length;)
        {
            using var payload = new PayloadWriter();
            s = payload.WriteList(Configuration, settings, s, FactJson.WriteSetting);
            d = payload.WriteList(Dependencies, dependencies, d, FactJson.WriteDependency, MaxItems);
            i = payload.WriteList(Integrations, integrations, i, FactJson.WriteIntegration, MaxItems);
            messages.Add(payload.End(TelemetryRequestTypes.ExtendedHeartbeat));
        }

        return messages;
    }

    private TelemetrySettingEntry[] TakeSettings() => Number(Values(facts.Settings.TakeChanges()));

    private IEnumerable<TelemetryMessage> TakeProducts()
    {
        KeyValuePair<string, TelemetryProduct>[] products = facts.Products.TakeChanges();
        if (products.Length == 0) yield break;
        using var payload = new PayloadWriter();
        payload.WriteMap("products", products, FactJson.WriteProduct);
        yield return payload.End(TelemetryRequestTypes.ProductChange);
    }

    private IEnumerable<TelemetryMessage> TakeEndpoints()
    {
        TelemetryEndpoint[] endpoints = Values(facts.Endpoints.TakeChanges());
        for (int at = 0; at < endpoints.Length; _hasToldEndpoints = true)
        {
            using var payload = new PayloadWriter();
            payload.WriteBoolean("is_first", !_hasToldEndpoints);
            at = payload.WriteList("endpoints", endpoints, at, FactJson.WriteEndpoint);
            yield return payload.End(TelemetryRequestTypes.Endpoints);
        }
    }

    private TelemetrySettingEntry[] Number(TelemetrySettingEntry[] settings)
        => Array.ConvertAll(settings, setting => setting with { SeqId = ++_settingNumber });

    private static TValue[] Values<TKey, TValue>(KeyValuePair<TKey, TValue>[] pairs) => Array.ConvertAll(pairs, static pair => pair.Value);
}
