namespace SpanPack;

/// <summary>The requests of remote configuration. Safe for use by any number of threads.</summary>
internal sealed class ConfigurationLink(AgentClient client)
{
    /// <summary>Where configurations are asked for.</summary>
    internal const string Path = "/v0.7/config";

    private static readonly AgentRequest s_poll = new() { Path = Path, MaxAnswerBytes = ConfigurationLimits.MaxAnswerBytes };

    /// <summary>Asks the agent what it is.</summary>
    /// <exception cref="AgentUnreachableException">It did not answer.</exception>
    internal ValueTask<AgentResponse> GetInfoAsync(CancellationToken cancellation) => client.SendAsync(AgentRequest.Info, cancellation);

    /// <summary>Asks for configurations.</summary>
    /// <exception cref="AgentUnreachableException">The agent did not answer.</exception>
    internal ValueTask<AgentResponse> PollAsync(ConfigurationRequest request, CancellationToken cancellation)
        => client.PostAsJsonAsync(s_poll, request, ConfigurationRequestContext.Default.ConfigurationRequest, cancellationToken: cancellation); // never compressed: the agent does not unpack it

    /// <summary>Whether an agent takes polls, as far as it says.</summary>
    internal static bool IsListedIn(AgentInfo info) => info.Endpoints.Contains(Path.Trim('/'));
}
