namespace SpanPack;

/// <summary>
/// One client of the agent: creates requests from its state and applies answers. For one thread, except <see cref="LastError"/>.
/// </summary>
internal sealed class ConfigurationSession(TracerMessage tracer, ExtraServices services, string id, SubscriptionSet subscriptions)
{
    private readonly ConfigurationState _state = new();
    private string? _lastError;

    /// <summary>Gets the reason why the last answer was not applied; null when it was. Any thread may read it.</summary>
    internal string? LastError => Volatile.Read(ref _lastError);

    /// <summary>Creates the next request; null without subscribers.</summary>
    internal ConfigurationRequest? Next()
    {
        IReadOnlySet<string> products = subscriptions.Products;
        if (_state.Ask(products)) subscriptions.Publish(_state.Files); // who subscribes again is told nothing stale
        if (products.Count == 0) return null;
        ConfigurationFile[] files = [.. _state.Files.Values.OrderBy(static file => file.Path.Text, StringComparer.Ordinal)];
        var client = new ClientMessage
        {
            State = new ClientStateMessage
            {
                RootVersion = _state.RootVersion,
                TargetsVersion = _state.TargetsVersion,
                ConfigStates = [.. files.Select(StateOf)],
                Error = _state.Error,
                BackendClientState = _state.BackendState,
            },
            Id = id,
            Products = [.. products.Order(StringComparer.Ordinal)],
            ClientTracer = tracer with { ExtraServices = services.Names },
            Capabilities = subscriptions.Capabilities.ToBase64(),
        };
        return new ConfigurationRequest(client, CachedFileMessage.Of(files));
    }

    /// <summary>Applies an answer of status 200 to 299.</summary>
    internal void Take(AgentResponse response)
    {
        if (response.IsCut) _state.Refuse($"the answer has more than {ConfigurationLimits.MaxAnswerBytes} bytes");
        else if (_state.Take(response.Body.Span)) subscriptions.Publish(_state.Files);
        Volatile.Write(ref _lastError, _state.Error);
    }

    private ConfigStateMessage StateOf(ConfigurationFile file)
    {
        ApplyOutcome outcome = subscriptions.OutcomeOf(file);
        return new ConfigStateMessage(file.Path.ConfigId, file.Version, file.Path.Product, (int)outcome.State, outcome.Error);
    }
}
