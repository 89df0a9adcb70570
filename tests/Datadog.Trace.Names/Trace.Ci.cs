namespace Datadog.Trace.Ci;

public readonly struct BenchmarkDiscreteStats
{
    public readonly double Kurtosis;
    public readonly double Max;
    public readonly double Mean;
    public readonly double Median;
    public readonly double Min;
    public readonly int N;
    public readonly double P90;
    public readonly double P95;
    public readonly double P99;
    public readonly double Skewness;
    public readonly double StandardDeviation;
    public readonly double StandardError;
    public BenchmarkDiscreteStats(int n, double max, double min, double mean, double median, double standardDeviation, double standardError,
        double kurtosis, double skewness, double p99, double p95, double p90)
    { }
    public static BenchmarkDiscreteStats GetFrom(double[] values) => throw null!;
}

public struct BenchmarkHostInfo
{
    public double? ChronometerFrequencyHertz;
    public double? ChronometerResolution;
    public int? LogicalCoreCount;
    public string? OsVersion;
    public int? PhysicalCoreCount;
    public int? ProcessorCount;
    public double? ProcessorMaxFrequencyHertz;
    public string? ProcessorName;
    public string? RuntimeVersion;
}

public struct BenchmarkJobInfo
{
    public string? Description;
    public string? Platform;
    public string? RuntimeMoniker;
    public string? RuntimeName;
}

public enum BenchmarkMeasureType
{
    Duration = 0,
    RunTime = 1,
    MeanHeapAllocations = 2,
    TotalHeapAllocations = 3,
    ApplicationLaunch = 4,
    GarbageCollectorGen0 = 5,
    GarbageCollectorGen1 = 6,
    GarbageCollectorGen2 = 7,
    MemoryTotalOperations = 8,
}

public interface ITest
{
    string? Name { get; }
    DateTimeOffset StartTime { get; }
    ITestSuite Suite { get; }
    void Close(TestStatus status);
    void Close(TestStatus status, TimeSpan? duration);
    void Close(TestStatus status, TimeSpan? duration, string? skipReason);
    void SetErrorInfo(Exception exception);
    void SetErrorInfo(string type, string message, string? callStack);
    void SetTag(string key, double? value);
    void SetTag(string key, string? value);
    void SetTestMethodInfo(System.Reflection.MethodInfo methodInfo);
    void SetTraits(Dictionary<string, List<string>> traits);
}

public interface ITestModule
{
    string? Framework { get; }
    string Name { get; }
    DateTimeOffset StartTime { get; }
    void Close();
    void Close(TimeSpan? duration);
    Task CloseAsync();
    Task CloseAsync(TimeSpan? duration);
    ITestSuite GetOrCreateSuite(string name);
    ITestSuite GetOrCreateSuite(string name, DateTimeOffset? startDate);
    void SetErrorInfo(Exception exception);
    void SetErrorInfo(string type, string message, string? callStack);
    void SetTag(string key, double? value);
    void SetTag(string key, string? value);
}

public interface ITestSession
{
    string? Command { get; }
    string? Framework { get; }
    DateTimeOffset StartTime { get; }
    string? WorkingDirectory { get; }
    void Close(TestStatus status);
    void Close(TestStatus status, TimeSpan? duration);
    Task CloseAsync(TestStatus status);
    Task CloseAsync(TestStatus status, TimeSpan? duration);
    ITestModule CreateModule(string name);
    ITestModule CreateModule(string name, string framework, string frameworkVersion);
    ITestModule CreateModule(string name, string framework, string frameworkVersion, DateTimeOffset startDate);
    void SetErrorInfo(Exception exception);
    void SetErrorInfo(string type, string message, string? callStack);
    void SetTag(string key, double? value);
    void SetTag(string key, string? value);
}

public interface ITestSuite
{
    ITestModule Module { get; }
    string Name { get; }
    DateTimeOffset StartTime { get; }
    void Close();
    void Close(TimeSpan? duration);
    ITest CreateTest(string name);
    ITest CreateTest(string name, DateTimeOffset startDate);
    void SetErrorInfo(Exception exception);
    void SetErrorInfo(string type, string message, string? callStack);
    void SetTag(string key, double? value);
    void SetTag(string key, string? value);
}

public static class TestExtensions
{
    public static void AddBenchmarkData(this ITest test, BenchmarkMeasureType measureType, string info,
        in BenchmarkDiscreteStats statistics)
        => throw null!;
    public static void SetBenchmarkMetadata(this ITest test, in BenchmarkHostInfo hostInfo, in BenchmarkJobInfo jobInfo) => throw null!;
    public static void SetParameters(this ITest test, TestParameters parameters) => throw null!;
}

public static class TestModule
{
    public static ITestModule Create(string name) => throw null!;
    public static ITestModule Create(string name, string framework, string frameworkVersion) => throw null!;
    public static ITestModule Create(string name, string framework, string frameworkVersion, DateTimeOffset startDate) => throw null!;
}

public class TestParameters
{
    public TestParameters() { }
    public Dictionary<string, object>? Arguments { get => throw null!; set { } }
    public Dictionary<string, object>? Metadata { get => throw null!; set { } }
}

public static class TestSession
{
    public static ITestSession GetOrCreate(string command) => throw null!;
    public static ITestSession GetOrCreate(string command, string workingDirectory) => throw null!;
    public static ITestSession GetOrCreate(string command, string workingDirectory, string framework) => throw null!;
    public static ITestSession GetOrCreate(string command, string workingDirectory, string framework, DateTimeOffset startDate)
        => throw null!;
    public static ITestSession GetOrCreate(string command, string? workingDirectory, string? framework, DateTimeOffset? startDate,
        bool propagateEnvironmentVariables)
        => throw null!;
}

public enum TestStatus
{
    Pass = 0,
    Fail = 1,
    Skip = 2,
}
