namespace SpanPack;

/// <summary>
/// The component that decided the sampling priority, as the number in <c>_dd.p.dm</c> after a hyphen. Tracers may send other numbers: cast
/// them; they are written and read unchanged.
/// </summary>
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
