namespace SpanPack;

/// <summary>Well-known names of string tags (<c>meta</c>). <c>TagNames.Encoded</c> has each as MessagePack.</summary>
[MessagePackConstants]
public static partial class TagNames
{
    /// <summary>Language of the tracer; <c>dotnet</c> here.</summary>
    public const string Language = "language";

    /// <summary>Environment, such as <c>prod</c>.</summary>
    public const string Environment = "env";

    /// <summary>Version of the service.</summary>
    public const string Version = "version";

    /// <summary>Origin of a trace, such as <c>synthetics</c>.</summary>
    public const string Origin = "_dd.origin";

    /// <summary>The default service, on spans of another one.</summary>
    public const string BaseService = "_dd.base_service";

    /// <summary>Source of the service name.</summary>
    public const string ServiceSource = "_dd.svc_src";

    /// <summary>UUID of the process.</summary>
    public const string RuntimeId = "runtime-id";

    /// <summary>Last Datadog span of an incoming W3C <c>tracestate</c>.</summary>
    public const string LastParentId = "_dd.parent_id";

    /// <summary>Hyphen and number of the sampling mechanism.</summary>
    public const string DecisionMaker = "_dd.p.dm";

    /// <summary>Upper 64 bits of the trace id, 16 lower-case hex digits.</summary>
    public const string TraceIdUpper = "_dd.p.tid";

    /// <summary>Tags of the process, <c>k:v,k:v</c>.</summary>
    public const string ProcessTags = "_dd.tags.process";

    /// <summary>Commit that the process was built from.</summary>
    public const string GitCommitSha = "_dd.git.commit.sha";

    /// <summary>Repository that the process was built from.</summary>
    public const string GitRepositoryUrl = "_dd.git.repository_url";

    /// <summary>Runtime family for application security.</summary>
    public const string RuntimeFamily = "_dd.runtime_family";

    /// <summary>Version of the application security rules.</summary>
    public const string EventRulesVersion = "_dd.appsec.event_rules.version";

    /// <summary>Feature flags that were evaluated.</summary>
    public const string FeatureFlags = "ffe_flags_enc";

    /// <summary>Subjects of feature flags.</summary>
    public const string FeatureFlagSubjects = "ffe_subjects_enc";

    /// <summary>Run-time defaults of feature flags.</summary>
    public const string FeatureFlagRuntimeDefaults = "ffe_runtime_defaults";

    /// <summary>Events of a span as JSON.</summary>
    public const string Events = "events";

    /// <summary>Links of a span as JSON, in formats without links.</summary>
    public const string SpanLinks = "_dd.span_links";

    /// <summary>Role of the span: <c>server</c>, <c>client</c>, <c>producer</c>, <c>consumer</c>, <c>internal</c>.</summary>
    public const string SpanKind = "span.kind";

    /// <summary>Library or framework that made the span.</summary>
    public const string Component = "component";

    /// <summary>Message of an error, under the name of the .NET tracer and of agents (<c>Span.SetException</c>).</summary>
    public const string ErrorMessage = "error.msg";

    /// <summary>Type of an error.</summary>
    public const string ErrorType = "error.type";

    /// <summary>Stack trace of an error.</summary>
    public const string ErrorStack = "error.stack";

    /// <summary>The service that was called.</summary>
    public const string PeerService = "peer.service";
}
