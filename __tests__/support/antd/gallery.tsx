import { darkTheme, lightTheme } from '@/ui/theme/theme';
import {
  Alert,
  Button,
  Card,
  Checkbox,
  ConfigProvider,
  DatePicker,
  Drawer,
  Flex,
  Form,
  Input,
  InputNumber,
  Modal,
  Pagination,
  Popover,
  Radio,
  Result,
  Segmented,
  Select,
  Skeleton,
  Space,
  Table,
  Tabs,
  Tag,
  Tooltip,
} from 'antd';
import { createRoot } from 'react-dom/client';

const OPTIONS = ['one', 'two', 'three'].map((value) => ({ value, label: value }));
const ROWS = [1, 2].map((key) => ({ key, name: `Row ${key}` }));
const COLUMNS = [{ title: 'Name', dataIndex: 'name', sorter: true, fixed: 'start' as const }];

const Fields = () => (
  <Form layout="vertical">
    <Form.Item label="Text" required validateStatus="error" help="Not valid">
      <Input allowClear defaultValue="text" prefix="#" />
    </Form.Item>
    <Form.Item label="Others" extra="More">
      <Space orientation="vertical">
        <Input.TextArea defaultValue="text" showCount />
        <Input.Password defaultValue="text" />
        <InputNumber defaultValue={1} />
        <DatePicker open getPopupContainer={(field) => field.parentElement ?? document.body} />
        <Select open options={OPTIONS} defaultValue="one" virtual={false} />
        <Select mode="multiple" options={OPTIONS} defaultValue={['one', 'two']} />
        <Radio.Group options={OPTIONS} defaultValue="one" />
        <Radio.Group options={OPTIONS} defaultValue="one" optionType="button" />
        <Checkbox defaultChecked>Choice</Checkbox>
        <Segmented options={OPTIONS} />
      </Space>
    </Form.Item>
  </Form>
);

const Shown = () => (
  <>
    {(['error', 'warning', 'info', 'success'] as const).map((type) => (
      <Alert key={type} type={type} showIcon title={type} description="More" />
    ))}
    <Flex gap="small">
      <Button>Plain</Button>
      <Button type="primary" danger>
        Danger
      </Button>
      <Button type="link" disabled>
        Link
      </Button>
      <Button type="text" loading>
        Text
      </Button>
      <Tag color="error">Tag</Tag>
      <Tag closable>Tag</Tag>
    </Flex>
    <Card title="Card" extra="Extra">
      <Tabs items={OPTIONS.map(({ value, label }) => ({ key: value, label, children: label }))} />
    </Card>
    <Table
      size="small"
      columns={COLUMNS}
      dataSource={ROWS}
      rowSelection={{ defaultSelectedRowKeys: [1] }}
      scroll={{ x: 2000 }}
    />
    <Table columns={COLUMNS} dataSource={[]} bordered loading />
    <Pagination total={500} current={5} showSizeChanger={false} />
    <Result status="warning" title="Result" subTitle="More" extra={<Button>Again</Button>} />
    <Skeleton active avatar />
    <Tooltip open title="Tooltip" placement="bottom">
      <span>Anchor</span>
    </Tooltip>
    <Popover open content="Content" title="Popover" placement="bottom">
      <span>Anchor</span>
    </Popover>
    <Drawer open title="Drawer" footer="Foot" mask={false}>
      Content
    </Drawer>
    <Modal open title="Modal" mask={false}>
      Content
    </Modal>
  </>
);

/** Renders every antd component that the app uses; `#plain` selects antd's styles at run time, `#dark` the dark theme. */
const isDark = location.hash.includes('dark');
const theme = { ...(isDark ? darkTheme : lightTheme), zeroRuntime: !location.hash.includes('plain') };

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <ConfigProvider theme={theme} button={{ autoInsertSpace: false }}>
      <div className={theme.cssVar.key}>
        <Fields />
        <Shown />
      </div>
    </ConfigProvider>,
  );
}
