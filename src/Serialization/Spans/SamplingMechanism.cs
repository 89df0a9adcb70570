namespace SpanPack;

/// <summary>Who decided the sampling priority: the number that goes into <c>_dd.p.dm</c> after a hyphen. Tracers may send other numbers: cast them; they are written and read as they are.</summary>
public enum SamplingMechanism
{
    /// <summary>No rate was known.</summary>
    Default = 0,

    /// <summary>A rate that the agent sent.</summary>
    AgentRate = 1,

    /// <summary>A rule or rate configured in the process.</summary>
    LocalRule = 3,

    /// <summary>Code of the application.</summary>
    Manual = 4,

    /// <summary>Application security monitoring.</summary>
    AppSec = 5,

    /// <summary>A rule of a user, sent by remote configuration.</summary>
    RemoteUserRule = 11,

    /// <summary>A rule of adaptive sampling, sent by remote configuration.</summary>
    RemoteAdaptiveRule = 12,
}
