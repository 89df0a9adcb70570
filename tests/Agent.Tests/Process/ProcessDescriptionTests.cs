using System.Reflection;

namespace SpanPack.Agent.Tests;

public sealed class ProcessDescriptionTests
{
    [Fact]
    public void Variables_WinOverTags()
    {
        ProcessDescription described = TestProcess.Describe(
            ("DD_TAGS", "service:tagged,env:staging,version:1,team:a,git.commit.sha:f00"), ("DD_SERVICE", " shop "), ("DD_ENV", "prod"),
                ("DD_VERSION", "2"));

        Assert.Equal(("shop", "prod", "2", true), (described.Service, described.Environment, described.Version, described.IsServiceSet));
        Assert.Equal(["git.commit.sha", "team"], described.GlobalTags.Keys.Order(StringComparer.Ordinal));
    }

    [Fact]
    public void TagsSayWhatVariablesDoNot()
    {
        ProcessDescription described =
            TestProcess.Describe(("DD_TAGS", "service:tagged env:staging version:1 team:a"), ("DD_SERVICE", " "), ("DD_ENV", ""));

        Assert.Equal(("tagged", "staging", "1", true),
            (described.Service, described.Environment, described.Version, described.IsServiceSet));
        Assert.Equal("team", Assert.Single(described.GlobalTags).Key);
    }

    [Fact]
    public void OpenTelemetrySaysWhatDatadogsVariablesDoNot()
    {
        const string Resource =
            "service.name=otel,service.version=3%2C1,deployment.environment.name=stage,team=b,region=eu%20west,broken,=empty";
        ProcessDescription described = TestProcess.Describe(("OTEL_RESOURCE_ATTRIBUTES", Resource));

        Assert.Equal(("otel", "stage", "3,1", true), (described.Service, described.Environment, described.Version, described.IsServiceSet));
        Assert.Equal(["deployment.environment.name=stage", "region=eu west", "service.version=3,1", "team=b"],
            described.GlobalTags.Select(static tag => $"{tag.Key}={tag.Value}").Order(StringComparer.Ordinal));
    }

    [Theory]
    [InlineData("")]
    [InlineData("%20")]
    public void ABlankEnvironment_HidesNotTheOlderName(string blank)
        => Assert.Equal("prod", TestProcess.Describe(
            ("OTEL_RESOURCE_ATTRIBUTES", $"deployment.environment.name={blank},deployment.environment=prod")).Environment);

    [Fact]
    public void DatadogsVariables_WinOverOpenTelemetrys()
    {
        const string Resource = "service.name=otel,service.version=3,deployment.environment=stage,team=b";
        ProcessDescription tagged =
            TestProcess.Describe(("DD_TAGS", "service:tagged,env:prod,version:1,team:a"), ("OTEL_RESOURCE_ATTRIBUTES", Resource));
        ProcessDescription named =
            TestProcess.Describe(("DD_TAGS", "service:tagged"), ("OTEL_SERVICE_NAME", "named"), ("OTEL_RESOURCE_ATTRIBUTES", Resource));
        ProcessDescription set = TestProcess.Describe(("DD_SERVICE", "set"), ("OTEL_SERVICE_NAME", "named"));

        Assert.Equal(("tagged", "prod", "1", "a"), (tagged.Service, tagged.Environment, tagged.Version, tagged.GlobalTags["team"]));
        Assert.Equal(("named", "stage", "3"), (named.Service, named.Environment, named.Version));
        Assert.Equal("set", set.Service);
    }

    [Fact]
    public void TheProgram_WinsOverVariables()
    {
        var variables = TestProcess.Variables(("DD_SERVICE", "a"), ("DD_ENV", "b"), ("DD_VERSION", "c"));
        var set = new ProcessDescription(variables, static () => TestProcess.Program, null)
        {
            Service = "shop", Environment = "prod",
            Version = "2"
        };
        var blank =
            new ProcessDescription(variables, static () => TestProcess.Program, null) { Service = " ", Environment = "", Version = null };

        Assert.Equal(("shop", "prod", "2"), (set.Service, set.Environment, set.Version));
        Assert.Equal(("shop", "prod", "2"), (set.Tags.Service, set.Tags.Environment, set.Tags.Version));
        Assert.Equal(("prod", "2"), (set.Header.Environment, set.Header.AppVersion));
        Assert.Equal(("a", "b", "c"), (blank.Service, blank.Environment, blank.Version));
    }

    [Theory]
    [InlineData("Shop.Web", "dotnet", "Shop.Web")]
    [InlineData(null, "shop", "shop")]
    [InlineData(null, null, "unnamed-dotnet-service")]
    public void AServiceThatNobodySet_IsFound(string? assembly, string? process, string expected)
    {
        var described = new ProcessDescription(TestProcess.Variables(("DD_TAGS", "service:,env")),
            () => new ProgramFacts { AssemblyName = assembly, ProcessName = process }, null);

        Assert.Equal((expected, false), (described.Service, described.IsServiceSet));
        Assert.Equal(expected, described.Tags.Service);
        Assert.Null(described.Environment);
        Assert.Empty(described.GlobalTags);
    }

    [Fact]
    public void TheProgram_IsReadWhenAskedFor_AndNotBefore()
    {
        ProgramFacts? program = null;
        var described = new ProcessDescription(TestProcess.Variables(), () => program!, null);
        Assert.NotEqual("", described.ToString());
        Assert.NotNull(described.Header);
        Assert.NotNull(described.Entity);

        program = TestProcess.Program;
        Assert.Equal("Shop.Web", described.Service);
        Assert.Contains("entrypoint.name:shop.web.program", described.Tags.ProcessTagList!.Split(','));

        program = new ProgramFacts();
        Assert.Equal("Shop.Web", described.Service);
        Assert.Same(described.Tags, described.Tags);
    }

    [Fact]
    public void VariablesAreReadOnce()
    {
        var values = new Dictionary<string, string>
        {
            ["DD_SERVICE"] = "a", ["DD_ENV"] = "b", ["DD_HOSTNAME"] = "h",
            ["DD_GIT_COMMIT_SHA"] = "s", ["WEBSITE_SITE_NAME"] = "w"
        };
        var described = new ProcessDescription(new Variables(values.GetValueOrDefault), static () => TestProcess.Program, null);
        values.Clear();

        Assert.Equal(("a", "b", "h"), (described.Service, described.Environment, described.Header.HostName));
        Assert.Equal(("s", "w"), (described.Tags.GitCommitSha, described.Tags.AzureAppServices!.SiteName));
    }

    [Fact]
    public void TheHeader_SaysLanguageAndProcess()
    {
        TracePayloadHeader header = TestProcess.Describe().Header;

        Assert.Equal(("dotnet", Environment.Version.ToString()), (header.LanguageName, header.LanguageVersion));
        Assert.Equal(TestProcess.Describe().Tags.RuntimeId, header.RuntimeId);
        string whole =
            typeof(ProcessDescription).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()!.InformationalVersion;
        Assert.StartsWith(header.TracerVersion!, whole, StringComparison.Ordinal);
        Assert.Matches(@"^\d+\.\d+\.\d+(-[\w.]+)?$", header.TracerVersion!);
    }

    [Fact]
    public void TheHost_IsNamedWhenAskedFor()
    {
        Assert.Null(TestProcess.Describe().Header.HostName);
        Assert.Null(TestProcess.Describe(("DD_TRACE_REPORT_HOSTNAME", "false")).Header.HostName);
        Assert.Equal(Environment.MachineName, TestProcess.Describe(("DD_TRACE_REPORT_HOSTNAME", "True")).Header.HostName);
        Assert.Equal("h", TestProcess.Describe(("DD_TRACE_REPORT_HOSTNAME", "1"), ("DD_HOSTNAME", "h")).Header.HostName);
    }

    [Fact]
    public void ThisProcess_IsDescribed()
    {
        var described = ProcessDescription.Current;

        Assert.Same(described, ProcessDescription.Current);
        Assert.Equal(Assembly.GetEntryAssembly()!.EntryPoint!.DeclaringType!.FullName, ProgramFacts.Read().EntryTypeName);
        Assert.Equal(Assembly.GetEntryAssembly()!.GetName().Name, ProgramFacts.Read().AssemblyName);
        Assert.Contains("entrypoint.name:", described.Tags.ProcessTagList, StringComparison.Ordinal);
    }

    [Fact]
    public void AVariableThatNoSystemAllows_IsNotRead()
    {
        Assert.Null(TestProcess.Describe(("DD_ENV", new string('e', Variables.MaxLength + 1))).Environment);
        Assert.NotNull(TestProcess.Describe(("DD_ENV", new string('e', Variables.MaxLength))).Environment);
    }
}
