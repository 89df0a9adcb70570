namespace SpanPack;

/// <summary>Who decided the sampling priority: the number that goes into <c>_dd.p.dm</c> after a hyphen.</summary>
public static class SamplingMechanism
{
    /// <summary>No rate was known.</summary>
    public const int Default = 0;

    /// <summary>A rate that the agent sent.</summary>
    public const int AgentRate = 1;

    /// <summary>A rule or rate configured in the process.</summary>
    public const int LocalRule = 3;

    /// <summary>Code of the application.</summary>
    public const int Manual = 4;

    /// <summary>Application security monitoring.</summary>
    public const int AppSec = 5;

    /// <summary>A rule of a user, sent by remote configuration.</summary>
    public const int RemoteUserRule = 11;

    /// <summary>A rule of adaptive sampling, sent by remote configuration.</summary>
    public const int RemoteAdaptiveRule = 12;
}
