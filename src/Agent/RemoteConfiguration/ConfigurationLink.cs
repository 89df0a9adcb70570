namespace SpanPack;

/// <summary>The requests of remote configuration. Safe for use by any number of threads.</summary>
internal sealed class ConfigurationLink(AgentClient client)
{
    /// <summary>The path of polls.</summary>
    internal const string Path = "/v0.7/config";

    private static readonly AgentRequest s_poll = new() { Path = Path, MaxAnswerBytes = ConfigurationLimits.MaxAnswerBytes };

    /// <summary>Requests <c>/info</c> of the agent.</summary>
    /// <exception cref="AgentUnreachableException">The agent did not answer.</exception>
    internal ValueTask<AgentResponse> GetInfoAsync(CancellationToken cancellation) => client.SendAsync(AgentRequest.Info, cancellation);

    /// <summary>Polls for configurations.</summary>
    /// <exception cref="AgentUnreachableException">The agent did not answer.</exception>
    internal ValueTask<AgentResponse> PollAsync(ConfigurationRequest request, CancellationToken cancellation)
        // never compressed: the agent does not unpack it
        => client.PostJsonAsync(s_poll, json => ConfigurationRequestJson.Write(json, request), JsonCompression.None, cancellation);

    /// <summary>Returns whether the info of an agent lists the endpoint.</summary>
    internal static bool IsListedIn(AgentInfo info) => info.Endpoints.Contains(Path.Trim('/'));
}
