namespace SpanPack;

/// <summary>
/// The headers that describe the process in every request: docs/protocol.md#request-headers. Values that are null, empty or invalid are not
/// sent.
/// </summary>
internal sealed record ClientHeaders
{
    private const string Platform = ".NET";

    internal string? LanguageVersion { get; init; } = Environment.Version.ToString();

    internal string? TracerVersion { get; init; } = LibraryVersion.Text;

    /// <summary>Gets <c>ci-</c> and the id of the container, or <c>in-</c> and the inode of its cgroup.</summary>
    internal string? EntityId { get; init; }

    /// <summary>Gets the id of the container, without prefix.</summary>
    internal string? ContainerId { get; init; }

    internal string? ExternalEnvironment { get; init; }

    /// <summary>Creates the headers of a process.</summary>
    internal static ClientHeaders Of(ProcessDescription process) => new()
    {
        EntityId = process.Entity.Value,
        ContainerId = process.Entity.ContainerId,
        ExternalEnvironment = process.Entity.ExternalEnvironment,
    };

    /// <summary>Creates the pairs, once per client.</summary>
    internal KeyValuePair<string, string>[] ToPairs()
    {
        var pairs = new List<KeyValuePair<string, string>>();
        Add("Datadog-Meta-Lang", Platform);
        Add("Datadog-Meta-Lang-Version", LanguageVersion);
        Add("Datadog-Meta-Lang-Interpreter", Platform);
        Add("Datadog-Meta-Tracer-Version", TracerVersion);
        Add("Datadog-Entity-ID", EntityId);
        Add("Datadog-Container-ID", ContainerId);
        Add("Datadog-External-Env", ExternalEnvironment);
        Add("Datadog-Send-Real-Http-Status", "1");
        Add("x-datadog-tracing-enabled", "false"); // instrumentation of HTTP clients leaves these requests out
        return [.. pairs];

        // They come from the environment: what somebody wrote there wrongly must not keep the process from starting, and cannot add lines
        // to a request.
        void Add(string name, string? value)
        {
            if (value is { Length: > 0 } && HeaderValue.IsValue(value)) pairs.Add(new(name, value));
        }
    }
}
